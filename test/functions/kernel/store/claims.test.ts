import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { sized } from '#test/support/campaign.ts';
import { createAnimal, makeTestStore, type TestStore } from './test-store.ts';

let world: TestStore;
beforeAll(async () => {
  world = await makeTestStore();
});

const holder = (tag: string) => world.store.claimedBy('animal', 'tags', tag);
const change = (...changes: EntityChange[]) =>
  world.store.save({ changes, by: 'keeper', changeset: 'tagged' });

test('a value belongs to who saved it first; another is refused by field, and nothing is written', async () => {
  const first = await createAnimal(world, { name: 'Alma', herd: 'north', tags: ['de 1'] });
  const before = await world.items();
  await expect(
    createAnimal(world, { name: 'Berta', herd: 'north', tags: ['free', 'De 1'] }),
  ).rejects.toMatchObject({
    error: { code: 'entities.notUnique', status: 409 },
    details: [{ path: 'data.tags', code: 'entities.notUnique' }],
  });
  expect(await world.items()).toEqual(before);
  expect(await holder('DE 1')).toBe(first.id);
  expect(await holder('FREE')).toBeUndefined();
});

test('a changed value moves the claim; an unchanged one stays', async () => {
  const before = await createAnimal(world, { name: 'Cilla', herd: 'north', tags: ['c1', 'c2'] });
  await change({ kind: 'update', before, data: { ...before.data, tags: ['C2', 'c3'] } });
  expect(await Promise.all(['C1', 'C2', 'C3'].map(holder))).toEqual([
    undefined,
    before.id,
    before.id,
  ]);
});

test('a deleted entity gives its values back', async () => {
  const before = await createAnimal(world, { name: 'Dora', herd: 'north', tags: ['d1'] });
  await change({ kind: 'delete', before });
  expect(await holder('D1')).toBeUndefined();
  const next = await createAnimal(world, { name: 'Dora II', herd: 'north', tags: ['d1'] });
  expect(await holder('D1')).toBe(next.id);
});

test('two entities exchange their values in one save', async () => {
  const a = await createAnimal(world, { name: 'Elsa', herd: 'north', tags: ['e1'] });
  const b = await createAnimal(world, { name: 'Fee', herd: 'north', tags: ['e2'] });
  await change(
    { kind: 'update', before: a, data: { ...a.data, tags: ['e2'] } },
    { kind: 'update', before: b, data: { ...b.data, tags: ['e1'] } },
  );
  expect(await Promise.all([holder('E1'), holder('E2')])).toEqual([b.id, a.id]);
});

test('two entities of one save cannot take the same value', async () => {
  const create = (name: string): EntityChange => ({
    kind: 'create',
    id: randomUUID(),
    entityclass: 'animal',
    data: { name, herd: 'north', tags: ['twin'] },
  });
  await expect(change(create('Gerda'), create('Grete'))).rejects.toMatchObject({
    error: { code: 'entities.notUnique' },
  });
  expect(await holder('TWIN')).toBeUndefined();
});

const CLAIMANTS = sized(100);
test(`of ${CLAIMANTS} who claim one value at the same time, one wins`, async () => {
  const results = await Promise.allSettled(
    Array.from({ length: CLAIMANTS }, (_, index) =>
      createAnimal(world, { name: `Hanna ${index}`, herd: 'north', tags: ['h1'] }),
    ),
  );
  const winners = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value.id] : [],
  );
  const losers = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(winners).toEqual([await holder('H1')]);
  expect(new Set(losers.map((error) => error.error.code))).toEqual(new Set(['entities.notUnique']));
});
