import { randomUUID } from 'node:crypto';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, expect, test } from 'vitest';
import { makeSqsQueue } from '#functions/kernel/adapters/sqs-queue.ts';
import { relayTask } from '#functions/kernel/jobs/relay-outbox.ts';
import { type Queue, QueueMessage } from '#functions/kernel/ports/queue.ts';
import {
  type PerQueue,
  perQueue,
  QUEUE_NAMES,
  type QueueName,
} from '#functions/kernel/ports/queues.ts';
import { makeTestStore, type TestStore } from '#test/functions/kernel/store/test-store.ts';
import { testServices } from '#test/support/local-services.ts';

let world: TestStore;
let queueUrls: PerQueue<string>;
beforeEach(async () => {
  world = await makeTestStore();
  ({ queueUrls } = await testServices({ queues: true }));
});

/** Saves an animal with so many messages; gives the stream's records of them. */
async function saveMessages(
  count: number,
  queueOf: (at: number) => QueueName = () => 'mail',
): Promise<DynamoDBRecord[]> {
  await world.store.save({
    changes: [
      {
        kind: 'create',
        id: randomUUID(),
        entityclass: 'animal',
        data: { name: 'Alma', herd: 'north' },
      },
    ],
    by: 'keeper',
    changeset: 'born',
    messages: Array.from({ length: count }, (_, index) => ({
      queue: queueOf(index),
      body: { number: index },
    })),
  });
  const items = await world.items();
  return items.map(({ pk, sk }, index) => ({
    eventName: 'INSERT',
    dynamodb: {
      Keys: { pk: { S: String(pk) }, sk: { S: String(sk) } },
      SequenceNumber: `${index}`,
    },
  }));
}

const told: unknown[] = [];
const log = { error: (...said: unknown[]) => void told.push(said) };
const refusing: Queue = { send: () => Promise.reject(new Error('not the queue of this message')) };
const withMail = (mail: Queue) => ({ ...perQueue(() => refusing), mail });

async function receive(QueueUrl = queueUrls.mail): Promise<QueueMessage[]> {
  const client = new SQSClient();
  const all: QueueMessage[] = [];
  for (;;) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }),
    );
    if (Messages.length === 0) return all;
    all.push(...Messages.map(({ Body }) => QueueMessage.parse(JSON.parse(Body ?? ''))));
  }
}

const outbox = async () => (await world.items()).filter(({ sk }) => sk === 'O');

test('every message that a save wrote reaches its queue once, and leaves the outbox', async () => {
  const records = await saveMessages(25);
  const ids = (await outbox()).map(({ pk }) => String(pk).slice('O#'.length));
  const relay = relayTask({ ...world, log, queues: withMail(makeSqsQueue(queueUrls.mail)) });
  expect(await relay(records)).toEqual([]);
  expect(await relay(records)).toEqual([]);
  const received = await receive();
  expect(received.map(({ body }) => Number(body.number)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 25 }, (_, index) => index),
  );
  expect(new Set(received.map(({ id }) => id))).toEqual(new Set(ids));
  expect(await outbox()).toEqual([]);
});

test('what the queue did not take waits in the outbox, and its record comes again', async () => {
  const records = await saveMessages(3);
  const [refused] = await outbox();
  const id = String(refused?.pk).slice('O#'.length);
  const relay = relayTask({ ...world, log, queues: withMail({ send: async () => [id] }) });
  const failed = await relay(records);
  expect(failed.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S)).toEqual([refused?.pk]);
  expect(await outbox()).toEqual([refused]);
});

test('a queue that fails holds up no other: what they took leaves the outbox', async () => {
  const records = await saveMessages(QUEUE_NAMES.length, (index) => QUEUE_NAMES[index] ?? 'mail');
  const queues = perQueue((name) => (name === 'offers' ? refusing : { send: async () => [] }));
  await expect(relayTask({ ...world, log, queues })(records)).rejects.toThrow('not the queue');
  expect((await outbox()).map(({ queue }) => queue)).toEqual(['offers']);
});

test('a message of another release stays in the outbox and is told, and its record does not come again before others', async () => {
  const records = await saveMessages(3);
  const [, other] = await outbox();
  await world.client.send(
    new PutCommand({ TableName: world.table, Item: { ...other, queue: 'of tomorrow' } }),
  );
  const relay = relayTask({ ...world, log, queues: withMail({ send: async () => [] }) });
  expect(await relay(records)).toEqual([]);
  expect((await outbox()).map(({ pk }) => pk)).toEqual([other?.pk]);
  const outboxId = String(other?.pk).slice('O#'.length);
  expect(told).toEqual([['outbox message not read', expect.any(Error), { outboxId }]]);
});

test('a message that left the outbox is not sent when its deletion streams by', async () => {
  const records = await saveMessages(1);
  const sent: unknown[] = [];
  const mail = {
    send: async (messages: readonly QueueMessage[]) => {
      sent.push(...messages);
      return [];
    },
  };
  const relay = relayTask({ ...world, log, queues: withMail(mail) });
  await relay(records.map((record) => ({ ...record, eventName: 'REMOVE' as const })));
  expect(sent).toEqual([]);
});

test('each message reaches the queue that it names', async () => {
  const records = await saveMessages(QUEUE_NAMES.length, (index) => QUEUE_NAMES[index] ?? 'mail');
  const queues = perQueue((name) => makeSqsQueue(queueUrls[name]));
  expect(await relayTask({ ...world, log, queues })(records)).toEqual([]);
  const numbers = QUEUE_NAMES.map(async (queue) =>
    (await receive(queueUrls[queue])).map(({ body }) => body.number),
  );
  expect(await Promise.all(numbers)).toEqual(QUEUE_NAMES.map((_, index) => [index]));
});
