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
