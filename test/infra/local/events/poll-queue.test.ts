import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { pollQueue } from '#infra/local/events/poll-queue.ts';
import { createTestQueue, testServices } from '#test/support/local-services.ts';

const VISIBILITY_SECONDS = 1;

async function makeQueue() {
  const { sqsEndpoint } = await testServices();
  const queueUrl = await createTestQueue({ VisibilityTimeout: String(VISIBILITY_SECONDS) });
  const client = new SQSClient();
  const send = (body: string) =>
    client.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: body }));
  return { endpoint: sqsEndpoint, queueUrl, send };
}

// Each waits for its time-out; they wait together.
describe.concurrent('a queue', () => {
  test('only the messages that the worker reports as failed come again, after the visibility time-out', async () => {
    const { endpoint, queueUrl, send } = await makeQueue();
    const received: { body: string; count: string; at: number }[] = [];
    for (const body of ['good', 'bad', 'fine']) await send(body);
    const poller = pollQueue({
      endpoint,
      queueUrl,
      worker: async () => async (event) => {
        const { Records } = event as SQSEvent;
        for (const { body, attributes } of Records) {
          received.push({ body, count: attributes.ApproximateReceiveCount, at: Date.now() });
        }
        const failed = Records.filter(
          ({ body, attributes }) => body === 'bad' && attributes.ApproximateReceiveCount === '1',
        );
        return {
          batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })),
        };
      },
    });
    try {
      await expect.poll(() => received).toHaveLength(4);
      // Long enough for anything else to come back.
      await new Promise((resolve) => setTimeout(resolve, VISIBILITY_SECONDS * 1500));
    } finally {
      await poller.stop();
    }
    expect(received.map(({ body, count }) => `${body} ${count}`)).toEqual([
      'good 1',
      'bad 1',
      'fine 1',
      'bad 2',
    ]);
    const [, first, , again] = received;
    expect((again?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(VISIBILITY_SECONDS * 900);
  });

  test('a worker that throws loses nothing: the whole batch comes again', async () => {
    const { endpoint, queueUrl, send } = await makeQueue();
    const batches: string[][] = [];
    await send('one');
    const poller = pollQueue({
      endpoint,
      queueUrl,
      worker: async () => async (event) => {
        batches.push((event as SQSEvent).Records.map(({ body }) => body));
        if (batches.length === 1) throw new Error('out of order');
      },
    });
    try {
      await expect.poll(() => batches).toEqual([['one'], ['one']]);
    } finally {
      await poller.stop();
    }
  });
});
