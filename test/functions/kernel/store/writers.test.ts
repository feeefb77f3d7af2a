import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import type { EntityStore } from '#functions/kernel/store/entity-store.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { sized } from '#test/support/campaign.ts';
import { createAnimal, makeTestStore, type TestStore } from './test-store.ts';

let world: TestStore;
beforeAll(async () => {
  world = await makeTestStore();
});
const WRITERS = sized(100);

async function addWeight(store: EntityStore, id: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const before = await store.untyped.latest(id, { fresh: true });
    if (before === undefined) throw new Error('gone');
    const data = { ...before.data, weight: Number(before.data.weight) + 1 };
    try {
      await store.save({ changes: [{ kind: 'update', before, data }], by: 'x', changeset: '+1' });
      return;
    } catch (error) {
      if (!(error instanceof AppError) || error.error.status !== 409) throw error;
      await pause(Math.random() * 50 * attempt);
    }
  }
}

test(`of ${WRITERS} writers who read again after a conflict, none is lost`, async () => {
  const { id } = await createAnimal(world, { name: 'Alma', herd: 'north', weight: 0 });
  const stores = Array.from({ length: 4 }, world.otherStore);
  await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => addWeight(stores[index % 4] ?? world.store, id)),
  );
  const latest = await world.store.untyped.latest(id, { fresh: true });
  expect([latest?.rev, latest?.data.weight]).toEqual([WRITERS + 1, WRITERS]);
  const { items } = await world.store.timeline(id, { limit: 200 });
  expect(items.map(({ rev }) => rev)).toEqual(
    Array.from({ length: WRITERS + 1 }, (_, index) => WRITERS + 1 - index),
  );
  const weights = await world.store.untyped.revisions(items.map(({ rev }) => ({ id, rev })));
  expect(weights.map(({ rev, data }) => Number(data.weight) - rev)).toEqual(
    Array.from({ length: WRITERS + 1 }, () => -1),
  );
});

test(`of ${WRITERS} writers who saw the same revision, one wins`, async () => {
  const before = await createAnimal(world, { name: 'Berta', herd: 'north' });
  const stores = Array.from({ length: 4 }, world.otherStore);
  const results = await Promise.allSettled(
    Array.from({ length: WRITERS }, (_, index) =>
      (stores[index % 4] ?? world.store).save({
        changes: [{ kind: 'update', before, data: { ...before.data, weight: index } }],
        by: `writer ${index}`,
        changeset: 'stale',
      }),
    ),
  );
  const won = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(won).toHaveLength(1);
  expect(
    new Set(lost.map(({ error, details }) => `${error.code} ${details[0].currentRev}`)),
  ).toEqual(new Set(['entities.revConflict 2']));
  expect(await world.store.untyped.latest(before.id, { fresh: true })).toEqual(won[0]);
});
