import { beforeAll, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { createAnimal, makeTestStore, type TestStore } from './test-store.ts';

let world: TestStore;
beforeAll(async () => {
  world = await makeTestStore();
});

const HOUR = 3_600_000;

async function saveNext(before: Entity, weight: number): Promise<Entity> {
  world.time.now += HOUR;
  const [next] = await world.store.save({
    changes: [{ kind: 'update', before, data: { ...before.data, weight } }],
    by: 'vet',
    changeset: `weighed ${weight}`,
  });
  return next ?? before;
}

async function remove(before: Entity): Promise<void> {
  world.time.now += HOUR;
  await world.store.save({ changes: [{ kind: 'delete', before }], by: 'vet', changeset: 'sold' });
}

test('the timeline has every revision, newest first, page by page', async () => {
  let entity = await createAnimal(world, { name: 'Alma', herd: 'north' });
  for (let weight = 2; weight <= 7; weight++) entity = await saveNext(entity, weight);
  const pages: number[][] = [];
  let cursor: string | undefined;
  do {
    const page = await world.store.timeline(entity.id, { limit: 3, cursor });
    pages.push(page.items.map(({ rev }) => rev));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(pages).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
  const { items } = await world.store.timeline(entity.id, { limit: 1 });
  expect(items).toEqual([
    { rev: 7, updated: entity.updated, updatedBy: 'vet', changeset: 'weighed 7' },
  ]);
});

test('why a revision was made is kept beside what was done, where somebody said so', async () => {
  const entity = await createAnimal(world, { name: 'Alma', herd: 'north' });
  const changes = [{ kind: 'update', before: entity, data: entity.data } as const];
  await world.store.save({ changes, by: 'vet', changeset: 'sold', reason: 'too many' });
  const { items } = await world.store.timeline(entity.id, { limit: 2 });
  expect(items[0]).toMatchObject({ changeset: 'sold', reason: 'too many' });
  expect(items[1]).not.toHaveProperty('reason');
});

test.each(['0', '1', '-2', 'x', '1e3', '99999999999'])(
  'a cursor that no page gave is refused: %s',
  async (cursor) => {
    await expect(world.store.timeline('any', { limit: 3, cursor })).rejects.toMatchObject({
      error: { code: 'entities.badCursor' },
    });
  },
);

test('as of an instant: the revision that was newest then', async () => {
  let newest = await createAnimal(world, { name: 'Berta', herd: 'north' });
  const revisions = [newest];
  for (let weight = 2; weight <= 9; weight++) {
    newest = await saveNext(newest, weight);
    revisions.push(newest);
  }
  const other = world.otherStore();
  for (const revision of revisions) {
    const instant = Date.parse(revision.updated);
    expect(await other.untyped.asOf(revision.id, new Date(instant))).toEqual(revision);
    expect(await other.untyped.asOf(revision.id, new Date(instant + HOUR - 1))).toEqual(revision);
    expect((await other.untyped.asOf(revision.id, new Date(instant - 1)))?.rev).toBe(
      revision.rev === 1 ? undefined : revision.rev - 1,
    );
  }
});

test('a deleted entity is gone, and its history stays', async () => {
  const { store, time } = world;
  const first = await createAnimal(world, { name: 'Cilla', herd: 'north' });
  const second = await saveNext(first, 2);
  await remove(second);
  const { id } = first;
  for (const reader of [store, world.otherStore()]) {
    expect(await reader.untyped.latest(id)).toBeUndefined();
    expect(await reader.untyped.latestOf([id])).toEqual([]);
    expect(await reader.wasDeleted(id)).toBe(true);
    expect(await reader.untyped.revisions([1, 2, 3].map((rev) => ({ id, rev })))).toEqual([
      first,
      second,
    ]);
    expect(await reader.untyped.asOf(id, new Date(time.now - 1))).toEqual(second);
    expect(await reader.untyped.asOf(id, new Date(time.now))).toBeUndefined();
  }
  const { items } = await store.timeline(id, { limit: 10 });
  expect(items.map(({ rev, changeset }) => [rev, changeset])).toEqual([
    [3, 'sold'],
    [2, 'weighed 2'],
    [1, 'born'],
  ]);
  expect((await world.deltas('animal.herd#north')).at(-1)).toMatchObject({ id, rev: 3, row: null });
});

test('a deleted entity takes no more changes', async () => {
  const first = await createAnimal(world, { name: 'Dora', herd: 'north' });
  await remove(first);
  for (const store of [world.store, world.otherStore()]) {
    const save = (kind: 'update' | 'delete') =>
      store.save({
        changes: [
          kind === 'update' ? { kind, before: first, data: first.data } : { kind, before: first },
        ],
        by: 'vet',
        changeset: 'late',
      });
    await expect(save('update')).rejects.toMatchObject({ error: { code: 'entities.deleted' } });
    await expect(save('delete')).rejects.toMatchObject({ error: { code: 'entities.deleted' } });
  }
});

test('what never was is not deleted', async () => {
  expect(await world.store.wasDeleted('unknown')).toBe(false);
  expect(await world.store.untyped.latest('unknown')).toBeUndefined();
  expect(await world.store.untyped.asOf('unknown', new Date(world.time.now))).toBeUndefined();
});
