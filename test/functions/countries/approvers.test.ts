import { beforeEach, expect, test } from 'vitest';
import { saveEntry } from '#functions/entities/save-entry.ts';
import { updateFromPatch } from '#functions/entities/update-from-patch.ts';
import { type EntitiesWorld, makeEntitiesWorld } from '#test/functions/entities/entities-world.ts';
import { type AccountFields, accountOf } from '#test/support/accounts.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const labels = [{ lang: 'en_GB' as const, label: 'x' }];
const data = { labels, code: 'DE', domains: ['de.test'], languages: ['en_GB'], enabledAnimals: [] };

let world: EntitiesWorld;
beforeEach(async () => {
  world = await makeEntitiesWorld();
  await world.put('country', data, testId('country'));
});

const authority = (name: string, regions: readonly string[], more: AccountFields = {}) =>
  world.put(
    'account',
    accountOf('AUT', name, {
      autApprovalForCountry: testId('country'),
      ...more,
      staticData: { responsibleForRegions: regions.map(testId) },
    }).data,
    testId(name),
  );
const region = (name: string) =>
  world.put('region', { labels, country: testId('country'), statecode: name }, testId(name));
const ask = () =>
  updateFromPatch(
    { id: testId('country'), rev: 1, patch: { offerAutApproval: true }, changeset: '' },
    world.as(principal('ADM')),
  );
const refused = (limit: number) => ({
  error: { status: 422, code: 'countries.approverMissing' },
  details: [{ path: 'data.offerAutApproval', code: 'countries.approverMissing', limit }],
});

test('a country asks for approvals once each region has an authority that gives them', async () => {
  await region('north');
  await region('south');
  await authority('office', ['north', 'south']);
  expect((await ask()).data.offerAutApproval).toBe(true);
});

test.each<[string, AccountFields]>([
  ['may approve nothing', { autApprovalForCountry: undefined }],
  ['approves in another country', { autApprovalForCountry: testId('elsewhere') }],
  ['is deactivated', { active: false }],
])('it does not while the authority of a region %s', async (_, more) => {
  await region('north');
  await region('south');
  await region('west');
  await authority('office', ['north']);
  await authority('other', ['south'], more);
  await expect(ask()).rejects.toMatchObject(refused(2));
});

test('it does not without any region, nor when it is created', async () => {
  await expect(ask()).rejects.toMatchObject(refused(0));
  const created = { ...data, code: 'AT', domains: ['at.test'], offerAutApproval: true };
  await expect(
    saveEntry({ entityclass: 'country', data: created }, world.as(principal('ADM'))),
  ).rejects.toMatchObject(refused(0));
});
