import { expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { Account } from '#shared/accounts/account.ts';
import { mayAnswerForRegions } from '#shared/accounts/may-answer-for-regions.ts';
import { Region } from '#shared/countries/region.ts';

const entities = buildDemoData(new Date('2026-03-02T08:00:00.000Z'));
const accounts = entities
  .filter(({ entityclass }) => entityclass === 'account')
  .map(({ id, data }) => ({ id, account: Account.parse(data) }));
const regions = entities
  .filter(({ entityclass }) => entityclass === 'region')
  .map(({ id, data }) => ({ id, region: Region.parse(data) }));

test('each region names the one authority that lists it, an active one of its country', () => {
  const listed = accounts.flatMap(({ id, account }) =>
    account.staticData.responsibleForRegions.map((region) => `${region} ${id}`),
  );
  const named = regions.flatMap(({ id, region: { aut } }) =>
    aut === undefined ? [] : [`${id} ${aut}`],
  );
  expect(listed.toSorted()).toEqual(named.toSorted());
  const wrong = regions.filter(({ region }) => {
    const authority = accounts.find(({ id }) => id === region.aut);
    return authority === undefined || !mayAnswerForRegions(authority.account, [region]);
  });
  expect(wrong).toEqual([]);
});
