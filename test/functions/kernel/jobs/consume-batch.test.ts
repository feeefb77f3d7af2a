import { expect, test } from 'vitest';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import { sendPulse } from '#functions/kernel/jobs/outbox-pulse.ts';
import type { QueueMessage } from '#functions/kernel/ports/queue.ts';
import { memoryWorld, NOW } from '#test/support/memory-world.ts';
import { sqsBatch } from '#test/support/sqs-batch.ts';

test('a message that fails is reported, and the others are handled', async () => {
  const world = memoryWorld();
  const handled: QueueMessage[] = [];
  const answer = await consumeBatch(
    sqsBatch({ n: 0 }, { n: 1 }, { n: 2 }),
    world,
    async (message) => {
      await Promise.resolve();
      if (message.id === 'outbox 1') throw new Error('not now');
      handled.push(message);
    },
  );
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'message 1' }] });
  expect(handled.map(({ body }) => body)).toEqual([{ n: 0 }, { n: 2 }]);
  expect(world.lines).toEqual([expect.objectContaining({ level: 'error' })]);
});

test.each([
  ['was under way for 90 seconds', -90_000, 90],
  ['came at once', 0, 0],
  ['is of a clock that is ahead', 5000, 0],
])('a pulse that %s is logged, and handed to nobody', async (_, ms, seconds) => {
  const world = memoryWorld();
  const pulse = new Date(NOW.getTime() + ms).toISOString();
  const answer = await consumeBatch(sqsBatch({ pulse }), world, async () => {
    throw new Error('A pulse asks for nothing.');
  });
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(world.lines).toEqual([expect.objectContaining({ message: 'outbox pulse', seconds })]);
});

test('a pulse that the outbox does not take is a failure of its sender', async () => {
  const world = memoryWorld();
  const send = () => Promise.reject(new Error('the table is down'));
  const sent = sendPulse('requests', { ...world, store: { ...world.store, send } });
  await expect(sent).rejects.toThrow('the table is down');
});
