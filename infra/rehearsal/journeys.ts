import * as z from 'zod';
import { ORIGIN_SECRET_HEADER } from '#infra/deploy/handler-environment.ts';
import { localFetch } from '#infra/local/local-fetch.ts';
import { FIRST_ADMINISTRATOR } from '#infra/operate/first-steps/open-stage.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import { exportEndpoints } from '#shared/exports/endpoints.ts';
import { geocodingEndpoints } from '#shared/geocoding/endpoints.ts';
import type { Endpoint, Endpoints } from '#shared/kernel/endpoint.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { type Answer, type DeployedApi, makeDeployedApi } from './deployed-api.ts';
import { tokenFor } from './link-user.ts';
import { mailedAddresses } from './mailed-addresses.ts';
import { type RehearsedStage, worldOf } from './rehearsed-stage.ts';
import { waitUntil } from './wait-until.ts';

type Stage = {
  readonly api: DeployedApi;
  readonly host: string;
  readonly administrator: { readonly id: string; readonly token: string };
};

/**
 * A walk through the deployed product: it returns its proof in a few words, or throws an error that names the
 * failure.
 */
export type Journey = {
  readonly name: string;
  readonly walk: (stage: Stage) => Promise<string>;
};

const Identified = z.object({ id: z.uuid(), rev: z.int() });
const Found = z.object({ items: z.array(Identified) });

/** Prepares the journeys: an administrator is signed in. */
export async function openJourneys(rehearsed: RehearsedStage): Promise<Stage> {
  const id = FIRST_ADMINISTRATOR;
  const token = await tokenFor(worldOf(rehearsed), id);
  return { api: makeDeployedApi(rehearsed), host: rehearsed.host, administrator: { id, token } };
}

export const journeys: readonly Journey[] = [
  { name: 'front door', walk: frontDoor },
  { name: 'country', walk: findCountry },
  { name: 'places', walk: findPlace },
  { name: 'sign-in', walk: signIn },
  { name: 'master data', walk: keepMasterData },
  { name: 'refusals', walk: refuse },
  { name: 'mail', walk: sendMail },
  { name: 'export', walk: exportRows },
  { name: 'rights', walk: checkEveryCall },
];

async function frontDoor({ api }: Stage): Promise<string> {
  const { health } = diagnosticsEndpoints;
  // A caller past the distribution knows no secret, or a wrong one.
  for (const said of ['', 'x'.repeat(48)]) {
    const stranger = await api(health, { says: { [ORIGIN_SECRET_HEADER]: said } });
    expectAnswer(stranger, 403, 'kernel.forbidden');
  }
  expectAnswer(await api(health), 200);
  expectAnswer(await api({ method: 'GET', path: 'nowhere' }), 404);
  return 'health 200, past the distribution 403, no such call 404';
}

async function findCountry({ api, host }: Stage): Promise<string> {
  const input = { url: `https://${host}/` };
  const { data } = expectAnswer(await api(countryEndpoints.getByUrl, { input }), 200);
  const { country, oidc } = countryEndpoints.getByUrl.output.options[0].parse(data);
  if (oidc.clientId === '') throw new Error('The country names no client of the user pool.');
  return `${country.data.code} by its domain, with issuer and client`;
}

async function findPlace({ api }: Stage): Promise<string> {
  const input = { countrycode: 'DE', citycode: '85354' };
  const { data } = expectAnswer(await api(geocodingEndpoints.listCities, { input }), 200);
  const [city] = geocodingEndpoints.listCities.output.parse(data);
  if (city?.cityname !== 'Freising')
    throw new Error(`The postal code 85354 is of ${city?.cityname}.`);
  return 'a postal code is found, though nobody loaded any';
}

async function signIn({ api, administrator: { id, token } }: Stage): Promise<string> {
  const { data } = expectAnswer(await api(sessionEndpoints.getAccount, { token }), 200);
  if (Identified.parse(data).id !== id) throw new Error('Another account answered.');
  const [head, claims, signature = ''] = token.split('.');
  const tampered = [head, claims, [...signature].toReversed().join('')].join('.');
  const refused = await api(sessionEndpoints.getAccount, { token: tampered });
  expectAnswer(refused, 401, 'sessions.invalidAuth');
  return 'the app token is known, a tampered one 401';
}

const KINDS = ['Cattle', 'Sheep', 'Goats', 'Pigs', 'Laying hens'];
const animalkind = (label: string) => ({
  entityclass: 'animalkind',
  data: { labels: [{ lang: 'en_GB', label }] },
});

async function keepMasterData({ api, administrator: { token } }: Stage): Promise<string> {
  const ids: string[] = [];
  for (const label of KINDS) {
    const input = animalkind(label);
    const answer = await api(entityEndpoints.create, { token, input });
    ids.push(Identified.parse(expectAnswer(answer, 200).data).id);
  }
  const input = { id: ids[0], rev: 1, patch: { scientificName: 'Bos taurus' } };
  expectAnswer(await api(entityEndpoints.updateFromPatch, { token, input }), 200);
  const stale = await api(entityEndpoints.updateFromPatch, { token, input });
  expectAnswer(stale, 409, 'entities.revConflict');
  const all = { entityClass: 'animalkind' };
  const { data } = expectAnswer(await api(searchEndpoints.execute, { input: all }), 200);
  const { items } = Found.parse(data);
  if (!ids.every((id) => items.some((item) => item.id === id))) {
    throw new Error(`The search found ${items.length} of ${ids.length}.`);
  }
  return `${ids.length} saved, one changed, a stale change 409, all found`;
}

async function refuse({ api, administrator: { token } }: Stage): Promise<string> {
  const guest = await api(entityEndpoints.create, { input: animalkind('Bees') });
  expectAnswer(guest, 401, 'sessions.signInNeeded');
  const wrong = { entityclass: 'animalkind', data: { labels: [] } };
  expectAnswer(await api(entityEndpoints.create, { token, input: wrong }), 400);
  return 'a guest 401, wrong input 400';
}

async function sendMail({ api, administrator: { token } }: Stage): Promise<string> {
  const { data } = expectAnswer(await api(sessionEndpoints.getAccount, { token }), 200);
  const email = 'second@livestock.example';
  const { country } = z
    .object({ data: z.object({ staticData: z.object({ country: z.uuid() }) }) })
    .parse(data).data.staticData;
  const input = {
    staticData: { name: 'Second administrator', role: 'ADM', country },
    userData: { address: { email } },
  };
  const made = expectAnswer(await api(accountEndpoints.createAccount, { token, input }), 200);
  const account = Identified.parse(made.data).id;
  const invited = await api(accountEndpoints.createAccountInvite, { token, input: { account } });
  expectAnswer(invited, 200);
  await waitUntil('the invitation is mailed', async () =>
    (await mailedAddresses()).includes(email),
  );
  return 'an invitation went by table, stream, queue and worker to SES';
}

async function exportRows({ api, administrator: { token } }: Stage): Promise<string> {
  const asked = { config: 'animalkind', runParams: { language: 'en_GB' }, format: 'csv' };
  const begun = await api(exportEndpoints.createJob, { token, input: asked });
  const { id } = exportEndpoints.createJob.output.parse(expectAnswer(begun, 200).data);
  const input = { id };
  await waitUntil('the export is complete', async () => {
    const { data } = expectAnswer(await api(exportEndpoints.getJob, { token, input }), 200);
    return exportEndpoints.getJob.output.parse(data).status === 'complete';
  });
  const ready = expectAnswer(await api(exportEndpoints.download, { token, input }), 200);
  const { url } = exportEndpoints.download.output.parse(ready.data);
  const [, ...rows] = (await localFetch(url)).text.trimEnd().split('\r\n');
  if (rows.length !== KINDS.length) throw new Error(`The file has ${rows.length} rows.`);
  return `${rows.length} rows went by queue and worker into a file`;
}

/** Makes every call of the contract as a guest, and with a token that was never issued. */
async function checkEveryCall({ api }: Stage): Promise<string> {
  const endpoints: [string, Endpoint][] = Object.values<Endpoints>(endpointsByDomain).flatMap(
    (domain) => Object.entries(domain),
  );
  for (const [name, endpoint] of endpoints) {
    const isOpen = endpoint.who === 'all';
    const forged = await api(endpoint, { token: 'a.b.c' });
    if (forged.status !== 401) throw otherwise(`${name}, forged token`, forged, '401');
    if (isOpen) continue;
    const guest = await api(endpoint);
    if (guest.status !== 401) throw otherwise(`${name}, guest`, guest, '401');
  }
  return `${endpoints.length} calls: a forged token 401; closed ones 401 to guests`;
}

function expectAnswer(answer: Answer, status: number, code?: string): Answer {
  const isRight = answer.status === status && (code === undefined || answer.code === code);
  if (!isRight) throw otherwise('The API', answer, `${status} ${code ?? ''}`);
  return answer;
}

const otherwise = (what: string, { status, code }: Answer, wanted: string): Error =>
  new Error(`${what} answered ${status} ${code ?? ''} instead of ${wanted}`.trimEnd());
