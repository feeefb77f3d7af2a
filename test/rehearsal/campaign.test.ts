import { beforeAll, expect, test } from 'vitest';
import { makeDeployedApi } from '#infra/rehearsal/deployed-api.ts';
import { waitUntil } from '#infra/rehearsal/wait-until.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { CALLERS } from '#test/functions/campaign/authorization-cells.ts';
import { makeMatrix } from '#test/functions/campaign/authorization-matrix.ts';
import { COUNTRY_CODES, countryOf } from '#test/functions/campaign/campaign-people.ts';
import { ENDPOINT_KEYS } from '#test/functions/campaign/endpoint-key.ts';
import { MAIN_JOB_CALLS, replayMainJob } from '#test/functions/campaign/main-job.ts';
import type { Campaign } from '#test/functions/campaign/open-campaign.ts';
import { TERMS_VERSION } from '#test/functions/campaign/reference-rows.ts';
import { runSeed } from '#test/support/campaign.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { openDeployedCampaign, rehearsedStage } from './deployed-campaign.ts';

const LONG_MS = 900_000;
/** So much of a wrong answer says enough. */
const LINE = 200;
/** Rows of others in the same country are asked for in `npm test` only: here they would take a minute more. */
const SIDES = ['own', 'foreign'] as const;

let stage: Campaign;
beforeAll(async () => {
  stage = await openDeployedCampaign();
});

/** The list of countries is kept for a while by who was asked for one before. */
async function countriesAreKnown(): Promise<boolean> {
  const url = `https://${COUNTRY_CODES.home.toLowerCase()}.example/`;
  const { body } = await stage.call('countries.getByUrl', null, { url });
  return body.data.country !== undefined;
}

/** Another call of each domain, and so of each deployed function, with each run. */
function oneOfEachDomain() {
  const random = seededRandom(runSeed('rehearsal'));
  const byDomain = Map.groupBy(ENDPOINT_KEYS, (key) => key.split('.')[0]);
  return [...byDomain.values()].map((keys) => random.pick(keys));
}

/** `npm run rehearse` prints it as a row of its table. */
function prove(name: string, begun: number, told: string): void {
  console.info(`proved: ${name} | ${((performance.now() - begun) / 1000).toFixed(1)} | ${told}`);
}

test('a seller registers and signs in by the single sign-on, and goes on with the token that the API signs', async () => {
  const begun = performance.now();
  const token = await stage.ssoToken('seller of the rehearsal');
  const registration = {
    userData: {
      name: 'Viehhandel Probe',
      country: countryOf('home1'),
      address: { citycode: '80331', city: 'Testdorf' },
    },
    token,
  };
  const registered = await stage.call('accounts.register', null, registration);
  expect(registered).toMatchObject({ status: 200 });
  const twice = await stage.call('accounts.register', null, registration);
  expect([twice.status, twice.body.code]).toEqual([409, 'accounts.alreadyRegistered']);
  const signedIn = await stage.call('sessions.login', null, { token });
  const { jwt, account } = signedIn.body.data;
  expect(account.id).toBe(registered.body.data.id);
  const seller = makeDeployedApi(await rehearsedStage());
  const input = { version: TERMS_VERSION };
  const accepted = await seller(accountEndpoints.acceptTerms, { token: jwt, input });
  expect(accepted).toMatchObject({
    status: 200,
    data: { id: account.id, data: { supExtra: { tosVersion: TERMS_VERSION } } },
  });
  prove(
    'registration',
    begun,
    'a seller by tokens of the sign-on, a second time 409, terms accepted',
  );
});

test(
  'from an offer to the decision about a derogation, which nobody else can do in between',
  async () => {
    const begun = performance.now();
    const replayed = await replayMainJob({ stage });
    expect(replayed).toBeGreaterThan(MAIN_JOB_CALLS * stage.people.length);
    prove(
      'main job',
      begun,
      `${MAIN_JOB_CALLS} calls by their actors, ${replayed} by others refused`,
    );
  },
  LONG_MS,
);

test(
  'one call of each domain answers nine callers about rows of their own circle and of another country',
  async () => {
    const begun = performance.now();
    const matrix = await makeMatrix({ stage });
    await waitUntil('the countries of the campaign are known', countriesAreKnown);
    const wrong = [];
    for (const key of oneOfEachDomain()) wrong.push(...(await matrix.wrongCells(key, SIDES)));
    expect(wrong.map((cell) => Object.values(cell).join(' · ').slice(0, LINE))).toEqual([]);
    expect(await matrix.now()).toEqual(matrix.before);
    expect(matrix.cells()).toBeGreaterThan(CALLERS.length);
    prove('matrix', begun, `${matrix.cells()} cells as they must be, a call of each domain`);
  },
  LONG_MS,
);
