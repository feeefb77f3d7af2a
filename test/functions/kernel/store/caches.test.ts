import { beforeAll, expect, test } from 'vitest';
import { createAnimal, makeTestStore, type TestStore } from './test-store.ts';

let world: TestStore;
beforeAll(async () => {
  world = await makeTestStore();
});

test('the newest revision is remembered for five seconds, unless asked for fresh', async () => {
  const { store, otherStore, time } = world;
  const first = await createAnimal(world, { name: 'Alma', herd: 'north' });
  const [second] = await otherStore().save({
    changes: [{ kind: 'update', before: first, data: { name: 'Alma II', herd: 'north' } }],
    by: 'vet',
    changeset: 'renamed',
  });
  time.now += 4_999;
  expect(await store.latest(first.id)).toEqual(first);
  expect(await store.latest(first.id, { fresh: true })).toEqual(second);
  expect(await store.latest(first.id)).toEqual(second);
});

test('after five seconds the newest revision is read again', async () => {
  const { store, otherStore, time } = world;
  const first = await createAnimal(world, { name: 'Berta', herd: 'north' });
  await otherStore().save({
    changes: [{ kind: 'delete', before: first }],
    by: 'vet',
    changeset: 'sold',
  });
  expect(await store.latest(first.id)).toEqual(first);
  time.now += 5_000;
  expect(await store.latest(first.id)).toBeUndefined();
});

test('many are read in the order asked, in chunks that the table takes, doubles included', async () => {
  const created = await Promise.all(
    Array.from({ length: 230 }, (_, at) => createAnimal(world, { name: `C${at}`, herd: 'north' })),
  );
  const ids = created.map(({ id }) => id).toReversed();
  const store = world.otherStore();
  const asked = [...ids, 'unknown', ...ids.slice(0, 2)];
  expect((await store.latestOf(asked)).map(({ id }) => id)).toEqual([...ids, ...ids.slice(0, 2)]);
  const refs = ids.map((id) => ({ id, rev: 1 }));
  expect((await world.otherStore().revisions(refs)).map(({ id }) => id)).toEqual(ids);
});
