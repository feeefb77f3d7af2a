import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { entityImplementations } from '#functions/entities/handler.ts';
import { deleteEntity } from '#functions/entities/saving/delete-entity.ts';
import { updateFromPatch } from '#functions/entities/saving/write-entity.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { accountOf } from '#test/support/accounts.ts';
import { offerOf } from '#test/support/offers.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { type EntitiesWorld, makeEntitiesWorld } from './entities-world.ts';

const { get: getEntity, getTimeline, link: linkEntity } = entityImplementations;
const owner = principal('SUP');
const stranger = principal('SUP', { account: testId('stranger') });
const HOUR = 3_600_000;

let world: EntitiesWorld;
beforeAll(async () => {
  world = await makeEntitiesWorld();
  await world.put('account', accountOf('SUP', 'owner').data, owner.account ?? '');
});

/** An upload with three revisions, an hour apart. */
async function history() {
  const first = await world.put('upload', {
    name: 'one',
    category: 'request',
    owner: owner.account,
    logo: false,
    readers: [],
  });
  for (const [rev, name] of [
    [1, 'two'],
    [2, 'three'],
  ] as const) {
    world.time.now += HOUR;
    const input = { id: first.id, rev, patch: { name }, changeset: `to ${name}` };
    await updateFromPatch(input, world.as(owner));
  }
  return first;
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error) => error.error?.code ?? error,
  );
const page = { limit: 50 };

test('an entity is read as it is, as it was, and as an exact revision', async () => {
  const { id, updated } = await history();
  const context = world.as(owner);
  const names = await Promise.all([
    getEntity({ id }, context),
    getEntity({ id, date: updated }, context),
    getEntity({ id, date: new Date(Date.parse(updated) + HOUR).toISOString() }, context),
    linkEntity({ id, rev: 1 }, context),
  ]);
  expect(names.map(({ rev, data }) => [rev, data.name])).toEqual([
    [3, 'three'],
    [1, 'one'],
    [2, 'two'],
    [1, 'one'],
  ]);
});

test('what never was, or was not yet, is not found', async () => {
  const { id, updated } = await history();
  const context = world.as(owner);
  const early = new Date(Date.parse(updated) - 1).toISOString();
  expect(
    await Promise.all([
      codeOf(getEntity({ id: randomUUID() }, context)),
      codeOf(getEntity({ id, date: early }, context)),
      codeOf(linkEntity({ id, rev: 4 }, context)),
    ]),
  ).toEqual(['entities.notFound', 'entities.notFound', 'entities.notFound']);
});

test('the timeline tells when it was changed, and who did what as far as the reader may know it', async () => {
  const { id } = await history();
  const linesFor = async (who: Principal) => {
    const { items, next } = await getTimeline({ id, pagination: page }, world.as(who));
    expect(next).toBeNull();
    return items.map(({ rev, updatedBy, changeset }) => [rev, updatedBy, changeset]);
  };
  const own = [
    [3, owner.account, 'to three'],
    [2, owner.account, 'to two'],
  ];
  expect(await linesFor(owner)).toEqual([...own, [1, undefined, undefined]]);
  expect(await linesFor(principal('ADM'))).toEqual([...own, [1, 'system', 'test']]);
});

test('it names the person to the own account and administrators, to others as the office has chosen', async () => {
  const office = testId('office');
  const joining = { user: 'anna', on: '2026-01-01T00:00:00.000Z', way: 'invitation' } as const;
  const { data } = accountOf('SUP', 'office', { joinings: [{ ...joining, name: 'Anna Behr' }] });
  await world.put('account', data, office);
  const id = randomUUID();
  const offer = offerOf({ owner: office });
  await world.store.save({
    changes: [{ kind: 'create', id, entityclass: 'offer', data: offer }],
    by: office,
    byUser: 'anna',
    changeset: 'test',
  });
  const lineFor = async (who: Principal) =>
    (await getTimeline({ id, pagination: page }, world.as(who))).items[0];
  const line = { rev: 1, updated: expect.any(String), updatedBy: office, changeset: 'test' };
  const named = { ...line, person: 'Anna Behr' };
  expect(await lineFor(principal('SUP', { account: office, user: 'bea' }))).toEqual(named);
  expect(await lineFor(principal('ADM'))).toEqual(named);
  const authority = principal('AUT', { regions: [offer.region ?? ''] });
  expect(await lineFor(authority)).toEqual(line);
  for (const [peopleShown, person] of [
    ['initials', 'A. B.'],
    ['name', 'Anna Behr'],
  ]) {
    const [before] = await world.store.untyped.latestOf([office], { fresh: true });
    if (before === undefined) throw new Error('The office is gone.');
    const chosen = { ...data, userData: { ...data.userData, peopleShown } };
    const change = { kind: 'update', before, data: chosen } as const;
    await world.store.save({ changes: [change], by: office, changeset: 'test' });
    expect(await lineFor(authority)).toEqual({ ...line, person });
  }
  expect(JSON.stringify(await getEntity({ id }, world.as(principal('ADM'))))).not.toMatch('anna');
});

test('an entity is read as another process has just left it, whatever this one remembers', async () => {
  const before = await world.put('upload', {
    name: 'one',
    category: 'request',
    owner: owner.account,
    logo: false,
    readers: [],
  });
  await world.store.untyped.latest(before.id);
  await world.otherStore().save({
    changes: [{ kind: 'update', before, data: { ...before.data, name: 'two' } }],
    by: 'system',
    changeset: 'test',
  });
  const { rev, data } = await getEntity({ id: before.id }, world.as(owner));
  expect([rev, data.name]).toEqual([2, 'two']);
});

test('an entity is deleted by whoever owns it now, whatever this process remembers', async () => {
  const before = await world.put('upload', {
    name: 'one',
    category: 'request',
    owner: owner.account,
    logo: false,
    readers: [],
  });
  await world.store.untyped.latest(before.id);
  await world.otherStore().save({
    changes: [{ kind: 'update', before, data: { ...before.data, owner: stranger.account } }],
    by: 'system',
    changeset: 'test',
  });
  expect(await codeOf(deleteEntity({ id: before.id }, world.as(stranger)))).toBe('answered');
});

test('a deleted entity is gone for all who could read it', async () => {
  const { id } = await history();
  expect(await deleteEntity({ id }, world.as(owner))).toEqual({});
  const context = world.as(owner);
  expect(
    await Promise.all([
      codeOf(getEntity({ id }, context)),
      codeOf(getTimeline({ id, pagination: page }, context)),
      codeOf(deleteEntity({ id }, context)),
      codeOf(getEntity({ id }, world.as(stranger))),
    ]),
  ).toEqual(['entities.deleted', 'entities.deleted', 'entities.deleted', 'entities.notFound']);
  const { items } = await world.store.timeline(id, page);
  expect(items.map(({ rev, changeset }) => [rev, changeset])[0]).toEqual([4, 'delete']);
});
