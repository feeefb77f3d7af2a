import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeAll, expect, test } from 'vitest';
import { makeSqsQueue } from '#functions/kernel/adapters/sqs-queue.ts';
import { createTestQueue, testServices } from '#test/support/local-services.ts';

let url: string;
beforeAll(async () => {
  await testServices();
  url = await createTestQueue();
});

const receive = async (WaitTimeSeconds: number) => {
  const client = new SQSClient();
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl: url, WaitTimeSeconds, MaxNumberOfMessages: 10 }),
  );
  client.destroy();
  return Messages.map(({ Body = '' }) => JSON.parse(Body));
};

test('a message that is to wait is not delivered before, and says how often it waited', async () => {
  const message = { id: 'a', body: { text: 'b' }, postponed: 2 };
  expect(await makeSqsQueue(url).send([message], { delaySeconds: 2 })).toEqual([]);
  expect(await receive(0)).toEqual([]);
  expect(await receive(5)).toEqual([message]);
});

test('of several batches a failed one is named, so that those before it are not sent again', async () => {
  const client = new SQSClient();
  let sends = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      sends += 1;
      if (sends === 2) throw new Error('The second batch is lost.');
      return next(args);
    },
    { step: 'initialize', name: 'interfere' },
  );
  const messages = Array.from({ length: 25 }, (_, index) => ({ id: `${index}`, body: {} }));
  const unsent = await makeSqsQueue(url, client).send(messages);
  client.destroy();
  expect(unsent).toEqual(messages.slice(10).map(({ id }) => id));
});
