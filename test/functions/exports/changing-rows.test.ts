import { beforeAll, expect, test } from 'vitest';
import type { World } from '#functions/kernel/context.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { requestOffer } from '#test/functions/requests/request-offer.ts';
import { people } from '#test/functions/requests/request-people.ts';
import { makeRequestStage, type RequestStage } from '#test/functions/requests/request-stage.ts';
import type { AccountFields } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { callExports, callerOf, ENGLISH, readExport, runExport, texts } from './export-stage.ts';

let stage: RequestStage;
beforeAll(async () => {
  stage = await makeRequestStage();
});

/** The person uses the account. */
const use = (person: 'sup' | 'aut', more: AccountFields['staticData'] = {}) => {
  const { id, data } = people[person];
  const staticData = { ...data.staticData, ...more };
  return stage.put('account', id, { ...data, staticData, ssoUsers: [person] });
};

const putOffer = (id: string, name: string, more: Partial<Offer> = {}) =>
  stage.put('offer', id, requestOffer({ owner: people.sup.id, place: { name }, ...more }));

/** Offers of these locations, the oldest first; returns their ids. */
async function makeOffers(names: readonly string[], more?: Partial<Offer>): Promise<string[]> {
  const ids = names.map(() => stage.world.newId());
  for (const [at, id] of ids.entries()) await putOffer(id, names[at] ?? '', more);
  return ids;
}

/** Exports the offers that meet a filter, three a portion; what `meanwhile` does happens once the first three are read. */
async function exportDuring(
  person: 'sup' | 'aut',
  [field, value]: readonly [string, string],
  meanwhile: () => Promise<void>,
) {
  await use(person);
  const { world } = stage;
  const { files } = world;
  const who = await callerOf(stage, { user: person, account: people[person].id });
  const searchFilter = {
    $and: [
      { field, comparison: 'eq', value },
      { field: 'animalkind', comparison: 'eq', value: testId('cattle') },
    ],
  };
  const asked = { config: 'offers', searchFilter, ...ENGLISH };
  const { id } = await callExports('createJob', who, asked, world);
  let isFirst = true;
  const put: World['files']['put'] = async (...piece) => {
    await files.put(...piece);
    if (isFirst) await meanwhile();
    isFirst = false;
  };
  await runExport({ ...world, files: { ...files, put } }, id);
  const { status, progress } = await callExports('getJob', who, { id }, world);
  expect(status).toBe('complete');
  const rows = await readExport(world, id);
  return { progress, rows, locations: texts(rows, 'Location') };
}

test('rows that change while a file is written stand in it once, as they were when they were read', async () => {
  const names = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'];
  const [, second = '', third = '', fourth = '', , , seventh = '', eighth = ''] =
    await makeOffers(names);
  const { locations, progress } = await exportDuring('sup', ['owner', people.sup.id], async () => {
    await putOffer(eighth, '8th, renamed');
    await remove(seventh);
    await putOffer(fourth, '4th, renamed');
    await remove(third);
    await putOffer(second, '2nd', { animalkind: testId('hens') });
    await makeOffers(['9th']);
  });
  expect(locations).toEqual(['8th', '7th', '6th', '5th', '4th, renamed', '1st']);
  expect(progress.done).toBe(6);
});

async function remove(id: string): Promise<void> {
  const { store } = stage.world;
  const before = await store.untyped.latest(id, { fresh: true });
  if (before === undefined) throw new Error(`There is no offer ${id}.`);
  await store.save({ changes: [{ kind: 'delete', before }], by: 'system', changeset: 'test' });
}

test('further rights that come while a file is written change nothing in it', async () => {
  const waits = { autApproval: { status: 'pending' }, region: testId('Bavaria') } as const;
  const names = ['1st', '2nd', '3rd', '4th'];
  await makeOffers(names, waits);
  const { locations } = await exportDuring('aut', ['autApproval.status', 'pending'], async () => {
    await use('aut', { responsibleForRegions: [testId('Bavaria'), testId('Saxony')] });
  });
  expect(locations).toEqual(names.toReversed());
});

test('an authority takes out the offers of its own regions, and no market', async () => {
  await makeOffers(['Here'], { region: testId('Bavaria') });
  await makeOffers(['Elsewhere'], { region: testId('Saxony') });
  const { locations } = await exportDuring('aut', ['country', testId('DE')], async () => {});
  expect(locations).toContain('Here');
  expect(locations).not.toContain('Elsewhere');
});

test('the day of a decision stands in a file only where one was made', async () => {
  const on = '2026-02-01T08:00:00.000Z';
  const statuses = ['pending', 'accepted', 'rejected'] as const;
  for (const status of statuses) await makeOffers([status], { autApproval: { status, on } });
  const { rows } = await exportDuring('sup', ['owner', people.sup.id], async () => {});
  const dayOf = (name: string) =>
    rows.find((row) => row.Location?.text === name)?.['Decided on']?.text;
  expect(statuses.map(dayOf)).toEqual([undefined, '2026-02-01', '2026-02-01']);
});
