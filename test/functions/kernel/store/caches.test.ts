import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import type { Entity } from '#shared/kernel/entity.ts';
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
  expect(await store.untyped.latest(first.id)).toEqual(first);
  expect(await store.untyped.latest(first.id, { fresh: true })).toEqual(second);
  expect(await store.untyped.latest(first.id)).toEqual(second);
});

test('after five seconds the newest revision is read again', async () => {
  const { store, otherStore, time } = world;
  const first = await createAnimal(world, { name: 'Berta', herd: 'north' });
  await otherStore().save({
    changes: [{ kind: 'delete', before: first }],
    by: 'vet',
    changeset: 'sold',
  });
  expect(await store.untyped.latest(first.id)).toEqual(first);
  time.now += 5_000;
  expect(await store.untyped.latest(first.id)).toBeUndefined();
});

test('many are read in the order asked, in chunks that the table takes, doubles included', async () => {
  const created = await Promise.all(
    Array.from({ length: 230 }, (_, index) =>
      createAnimal(world, { name: `C${index}`, herd: 'north' }),
    ),
  );
  const ids = created.map(({ id }) => id).toReversed();
  const store = world.otherStore();
  const asked = [...ids, 'unknown', ...ids.slice(0, 2)];
  expect((await store.untyped.latestOf(asked)).map(({ id }) => id)).toEqual([
    ...ids,
    ...ids.slice(0, 2),
  ]);
  const refs = ids.map((id) => ({ id, rev: 1 }));
  expect((await world.otherStore().untyped.revisions(refs)).map(({ id }) => id)).toEqual(ids);
});

/** Puts the newest revision of an entity back to how it was, as the restore of a table does. */
async function setBack({ client, table }: TestStore, id: string): Promise<() => Promise<void>> {
  const Key = { pk: `E#${id}`, sk: 'LATEST' };
  const { Item } = await client.send(new GetCommand({ TableName: table, Key }));
  return async () => {
    if (Item) await client.send(new PutCommand({ TableName: table, Item }));
    else await client.send(new DeleteCommand({ TableName: table, Key }));
  };
}

const rename = async (store: EntityStore, before: Entity, name: string) => {
  const change = { kind: 'update', before, data: { name, herd: 'north' } } as const;
  const [saved] = await store.save({ changes: [change], by: 'vet', changeset: 'renamed' });
  return saved as Entity;
};

test('a restored table that is behind the memory is believed at the next fresh reading, of which nothing is left', async () => {
  const { store, time } = world;
  const first = await createAnimal(world, { name: 'Dora', herd: 'north' });
  const other = await createAnimal(world, { name: 'Elsa', herd: 'north' });
  const restore = await setBack(world, first.id);
  const lost = await rename(store, first, 'Dora II');
  await restore();
  expect(await store.untyped.latest(first.id, { fresh: true })).toEqual(first);
  expect(await store.untyped.latest(first.id)).toEqual(first);
  // All that was remembered is of a table that is no more.
  time.now += 1;
  await world.removeRevision(lost.id, lost.rev);
  await world.removeRevision(other.id, other.rev);
  const refs = [lost, other].map(({ id, rev }) => ({ id, rev }));
  expect(await store.untyped.revisions(refs)).toEqual([]);
});

test('another revision under the same number is believed as well, and so is that there is none', async () => {
  const { store, otherStore, time } = world;
  const first = await createAnimal(world, { name: 'Frida', herd: 'north' });
  const restore = await setBack(world, first.id);
  const lost = await rename(store, first, 'Frida II');
  await restore();
  await world.removeRevision(lost.id, lost.rev);
  time.now += 1_000;
  const entity = await rename(otherStore(), first, 'Frida III');
  expect(entity.rev).toBe(lost.rev);
  expect(await store.untyped.latest(first.id, { fresh: true })).toEqual(entity);
  expect(await store.untyped.revisions([{ id: entity.id, rev: entity.rev }])).toEqual([entity]);
  const removeAgain = await setBack(world, 'none');
  const late = await createAnimal(world, { name: 'Gerda', herd: 'north' }, 'none');
  await removeAgain();
  expect(await store.untyped.latest(late.id, { fresh: true })).toBeUndefined();
  expect(await store.untyped.latest(late.id)).toBeUndefined();
});

test('a fresh reading that a save has overtaken does not undo what the save has left in memory', async () => {
  const { store } = world;
  const first = await createAnimal(world, { name: 'Hilde', herd: 'north' });
  const [read, saved] = await Promise.all([
    store.untyped.latest(first.id, { fresh: true }),
    rename(store, first, 'Hilde II'),
  ]);
  expect([first.rev, saved.rev]).toContain(read?.rev);
  expect(await store.untyped.latest(first.id)).toEqual(saved);
});
