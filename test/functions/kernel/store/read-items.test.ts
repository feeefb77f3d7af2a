import type { BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { headKey } from '#functions/kernel/store/keys.ts';
import { readItems } from '#functions/kernel/store/read-items.ts';
import { createAnimal, makeTestStore } from './test-store.ts';

/** A table that leaves the last key of every answer unread, the first `times` times. */
async function shortOfBreath(times: number) {
  const world = await makeTestStore();
  let left = times;
  world.client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      if (context.commandName !== 'BatchGetItemCommand' || left-- <= 0) return result;
      const output = result.output as BatchGetCommandOutput;
      const items = output.Responses?.[world.table] ?? [];
      const dropped = items.pop();
      const unread = dropped && { pk: dropped.pk, sk: dropped.sk };
      output.UnprocessedKeys = unread ? { [world.table]: { Keys: [unread] } } : {};
      return result;
    },
    { step: 'initialize', name: 'leaveUnread' },
  );
  const ids = await Promise.all(
    ['Alma', 'Berta', 'Cilla'].map(async (name) => {
      const { id } = await createAnimal(world, { name, herd: 'north' });
      return id;
    }),
  );
  const how = { consistent: true, wait: async () => {} };
  return { ids, read: () => readItems(world, ids.map(headKey), how) };
}

test('keys that the table left unread are asked for again', async () => {
  const { ids, read } = await shortOfBreath(2);
  expect((await read()).map(({ pk }) => pk).toSorted()).toEqual(
    ids.map((id) => `E#${id}`).toSorted(),
  );
});

test('a table that never reads them all is an error, never a shorter answer', async () => {
  const { read } = await shortOfBreath(1000);
  await expect(read()).rejects.toThrow('keys unread');
});
