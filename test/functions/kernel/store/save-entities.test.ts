import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { createAnimal, makeTestStore, type TestStore } from './test-store.ts';

let world: TestStore;
beforeAll(async () => {
  world = await makeTestStore();
});

const update = (before: Entity, data: object) => ({
  changes: [{ kind: 'update', before, data } as const],
  by: 'vet',
  changeset: 'weighed',
});

test('a created entity is revision 1, as read back by another process', async () => {
  const created = await createAnimal(world, { name: 'Alma', herd: 'north' });
  expect(created).toEqual({
    id: created.id,
    rev: 1,
    entityclass: 'animal',
    attributeset: 'default',
    data: { name: 'Alma', herd: 'north' },
    updated: '2026-03-02T08:00:00.000Z',
    updatedBy: 'keeper',
  });
  expect(await world.otherStore().untyped.latest(created.id)).toEqual(created);
  expect(await world.otherStore().untyped.revisions([{ id: created.id, rev: 1 }])).toEqual([
    created,
  ]);
});

test('what its class could not read again is not saved', async () => {
  const { store } = world;
  const first = await createAnimal(world, { name: 'Zenzi', herd: 'north' });
  const heavy = update(first, { ...first.data, weight: '610 kg' });
  await expect(store.save(heavy)).rejects.toThrow('weight');
  expect(await world.otherStore().untyped.latest(first.id)).toEqual(first);
});

test('an update is the next revision, and the old one stays as it was', async () => {
  const { store, otherStore } = world;
  const first = await createAnimal(world, { name: 'Berta', herd: 'north' });
  const [second] = await store.save(update(first, { name: 'Berta', herd: 'south', weight: 610 }));
  expect(second).toMatchObject({ rev: 2, updatedBy: 'vet', data: { herd: 'south', weight: 610 } });
  expect(await otherStore().untyped.latest(first.id)).toEqual(second);
  expect(
    await otherStore().untyped.revisions([
      { id: first.id, rev: 2 },
      { id: first.id, rev: 9 },
      { id: first.id, rev: 1 },
    ]),
  ).toEqual([second, first]);
});

test('a save tells each shard: the row where the entity lies, gone where it lies no more', async () => {
  const { store, deltas } = world;
  const first = await createAnimal(world, { name: 'Cilla', herd: 'east', tags: ['c1'] });
  await store.save(update(first, { name: 'Cilla', herd: 'west', weight: 500 }));
  const { id } = first;
  expect(await deltas('animal.herd#east')).toEqual([
    {
      sk: expect.stringMatching(/^D#[0-9A-Z]{26}$/),
      id,
      rev: 1,
      row: { id: [id], rev: [1], name: ['Cilla'], updated: [world.time.now] },
      layout: expect.stringMatching(/^[\w-]{8}$/),
    },
    { sk: expect.any(String), id, rev: 2, row: null },
  ]);
  expect(await deltas('animal.herd#west')).toMatchObject([
    { id, rev: 2, row: { name: ['Cilla'] } },
  ]);
  const all = (await deltas('animal.all#all')).filter((delta) => delta.id === id);
  expect(all.map(({ rev, row }) => [rev, row?.weight])).toEqual([
    [1, undefined],
    [2, [500]],
  ]);
  expect(await deltas('animal.right#c1')).toEqual([]);
});

test('an edit of an older revision is refused with the current one, and nothing is written', async () => {
  const { store, items } = world;
  const first = await createAnimal(world, { name: 'Dora', herd: 'north', tags: ['d1'] });
  await store.save(update(first, { name: 'Dora', herd: 'north', tags: ['d1'] }));
  const before = await items();
  await expect(
    store.save(update(first, { name: 'Dora', herd: 'sea', tags: ['d2'] })),
  ).rejects.toMatchObject({
    error: { code: 'entities.revConflict', status: 409 },
    details: [
      {
        path: 'rev',
        code: 'entities.revConflict',
        message: expect.any(String),
        id: first.id,
        currentRev: 2,
      },
    ],
  });
  expect(await items()).toEqual(before);
});

test('after a lost race the newest revision is read again, not from memory', async () => {
  const { store, otherStore } = world;
  const first = await createAnimal(world, { name: 'Elsa', herd: 'north' });
  const [second] = await otherStore().save(update(first, { name: 'Elsa', herd: 'hill' }));
  expect(await store.untyped.latest(first.id)).toEqual(first);
  await expect(store.save(update(first, { name: 'E', herd: 'sea' }))).rejects.toThrow('Someone');
  expect(await store.untyped.latest(first.id)).toEqual(second);
});

test('an id that exists cannot be created again', async () => {
  const { id } = await createAnimal(world, { name: 'Flora', herd: 'north' });
  await expect(createAnimal(world, { name: 'Flora', herd: 'south' }, id)).rejects.toMatchObject({
    error: { code: 'entities.revConflict' },
    details: [{ currentRev: 1 }],
  });
});

test('several entities and messages are saved together or not at all', async () => {
  const { store, items } = world;
  const known = await createAnimal(world, { name: 'Gerda', herd: 'north' });
  const id = randomUUID();
  const save = (before: Entity) => ({
    changes: [
      { kind: 'create', id, entityclass: 'animal', data: { name: 'calf', herd: 'north' } } as const,
      { kind: 'update', before, data: { name: 'Gerda', herd: 'barn' } } as const,
    ],
    by: 'vet',
    changeset: 'calved',
    messages: [{ queue: 'mail', body: { to: 'herd' } } as const],
  });
  const outbox = async () => (await items()).filter(({ sk }) => sk === 'O').length;
  await store.save(update(known, known.data));
  await expect(store.save(save(known))).rejects.toMatchObject({ details: [{ currentRev: 2 }] });
  expect(await store.untyped.latest(id)).toBeUndefined();
  expect(await outbox()).toBe(0);
  const newest = await store.untyped.latest(known.id, { fresh: true });
  const saved = await store.save(save(newest ?? known));
  expect(saved.map(({ rev }) => rev)).toEqual([1, 3]);
  expect(await outbox()).toBe(1);
});

test('what is handed out is frozen: nobody changes what others read from memory', async () => {
  const { id } = await createAnimal(world, { name: 'Heidi', herd: 'north', tags: ['h1'] });
  const read = await world.store.untyped.latest(id);
  expect(() => Object.assign(read?.data ?? {}, { name: 'changed' })).toThrow(TypeError);
});

test('a save beyond the table’s bounds is refused as too large before it is sent', async () => {
  const tags = Array.from({ length: 120 }, (_, index) => `many-${index}`);
  await expect(createAnimal(world, { name: 'Ida', herd: 'north', tags })).rejects.toMatchObject({
    error: { code: 'entities.saveTooLarge', status: 413 },
  });
  const noise = Array.from({ length: 40_000 }, () => randomUUID()).join('');
  await expect(createAnimal(world, { name: noise, herd: 'north' })).rejects.toMatchObject({
    error: { code: 'entities.saveTooLarge' },
  });
});

test('along the revisions time never steps back, even when a clock does', async () => {
  const first = await createAnimal(world, { name: 'Jule', herd: 'north' });
  world.time.now -= 60_000;
  const [second] = await world.store.save(update(first, { name: 'Jule', herd: 'south' }));
  world.time.now += 60_000;
  expect(second?.updated).toBe(first.updated);
});

test('counters count from 1 and never give a number twice', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 50 }, () => world.store.nextNumber('hid#DE#2026')),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  expect(await world.store.nextNumber('hid#AT#2026')).toBe(1);
});
