import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '#functions/requests/schedule.ts';
import { readConfiguration } from '#infra/configuration/read-configuration.ts';
import { countries } from '#infra/countries.ts';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { FIRST_ADMINISTRATOR, openStage } from '#infra/first-steps/open-stage.ts';
import { loadDemo } from '#infra/rehearsal/demo/load-demo.ts';
import type { DeployedApi } from '#infra/rehearsal/deployed-api.ts';
import { linkUser } from '#infra/rehearsal/link-user.ts';
import { stages } from '#infra/stages.ts';
import { Account } from '#shared/accounts/account.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { RequestProcess } from '#shared/requests/request-process.ts';
import { type CampaignStage, makeCampaignStage } from '#test/functions/campaign/campaign-stage.ts';

const LONG_MS = 300_000;

let stage: CampaignStage;
beforeAll(async () => {
  stage = await makeCampaignStage();
  const deployment = readConfiguration({ countries, stages }, 'production');
  await openStage(stage.world, { ...deployment, email: 'operator@livestock.example' });
  await linkUser(stage.world, FIRST_ADMINISTRATOR);
});
afterAll(() => stage.stop());

const domains = new Map(
  Object.entries<Endpoints>(endpointsByDomain).flatMap(([domain, endpoints]) =>
    Object.values(endpoints).map(({ path }) => [path, domain] as const),
  ),
);
const api: DeployedApi = async ({ method, path }, { input, token = '' } = {}) => {
  const domain = domains.get(path) ?? '';
  const { status = 0, body } = await stage.send(domain, { method, path, input, token });
  return { status, code: body.code ?? null, data: body.data, details: body.details };
};

/** How often each value comes. */
const tally = <T>(values: readonly T[]) =>
  new Map([...Map.groupBy(values, (value) => value)].map(([value, { length }]) => [value, length]));
const closedAccounts = () =>
  stage.world.search.count({
    entityClass: 'account',
    group: 'admin',
    keys: ['all'],
    filter: { field: 'active', comparison: 'eq', value: false },
  });

test(
  'the product takes the demo data call by call, each by whom it is due from, beside what others keep in it',
  async () => {
    const { world } = stage;
    const demo = buildDemoData(world.clock.now()).filter(
      ({ entityclass }) => entityclass !== 'decisionrecord',
    );
    const dataOf = (name: string) =>
      demo.filter(({ entityclass }) => entityclass === name).map(({ data }) => data);
    const closedBefore = await closedAccounts();
    const runTimer = (domain: string) => (domain === 'requests' ? sweep(world) : never(domain));
    const { entities, requests } = await loadDemo({ api, world, runTimer });
    expect(entities).toEqual(tally(demo.map(({ entityclass }) => entityclass)));
    const statuses = dataOf('request-process').map((data) => RequestProcess.parse(data).status);
    expect(requests).toEqual(tally(statuses));
    const closed = dataOf('account').filter((data) => !Account.parse(data).active);
    expect((await closedAccounts()) - closedBefore).toBe(closed.length);
  },
  LONG_MS,
);

function never(domain: string): never {
  throw new Error(`The timer of ${domain} has nothing to do.`);
}
