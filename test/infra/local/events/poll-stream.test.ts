import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { pollStream } from '#infra/local/events/poll-stream.ts';
import { testServices } from '#test/support/local-services.ts';

test('every change reaches the worker in order and as Lambda writes it, binary in base64', async () => {
  const { table, dynamodbEndpoint } = await testServices({ stream: true });
  const client = new DynamoDBClient();
  const key = { pk: { S: 'E#1' }, sk: { S: 'LATEST' } };
  // Written before anybody listens: not lost.
  await client.send(
    new PutItemCommand({ TableName: table, Item: { ...key, d: { B: new Uint8Array([1, 2]) } } }),
  );
  const seen: DynamoDBStreamEvent['Records'] = [];
  const poller = await pollStream({
    endpoint: dynamodbEndpoint,
    table,
    worker: async () => async (event) => {
      seen.push(...(event as DynamoDBStreamEvent).Records);
    },
  });
  try {
    await expect.poll(() => seen).toHaveLength(1);
    await client.send(new DeleteItemCommand({ TableName: table, Key: key }));
    await expect.poll(() => seen).toHaveLength(2);
  } finally {
    await poller.stop();
  }
  const image = { ...key, d: { B: Buffer.from([1, 2]).toString('base64') } };
  expect(seen.map(({ eventName, dynamodb }) => ({ eventName, ...dynamodb }))).toMatchObject([
    { eventName: 'INSERT', Keys: key, NewImage: image },
    { eventName: 'REMOVE', Keys: key, OldImage: image },
  ]);
  expect(typeof seen[0]?.dynamodb?.ApproximateCreationDateTime).toBe('number');
});

test('who writes has its change handed over at once', async () => {
  const { table, dynamodbEndpoint } = await testServices({ stream: true });
  const client = new DynamoDBClient();
  const seen: string[] = [];
  const poller = await pollStream({
    endpoint: dynamodbEndpoint,
    table,
    idleMs: 3_600_000,
    worker: async () => async (event) => {
      const { Records } = event as DynamoDBStreamEvent;
      seen.push(...Records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? ''));
    },
  });
  try {
    for (const id of ['1', '2', '3']) {
      await client.send(
        new PutItemCommand({ TableName: table, Item: { pk: { S: id }, sk: { S: 'x' } } }),
      );
      poller.look();
      await expect.poll(() => seen).toContain(id);
    }
  } finally {
    await poller.stop();
  }
  expect(seen).toEqual(['1', '2', '3']);
});

test('a failed record and those after it are handed over again, those before it are not', async () => {
  const { table, dynamodbEndpoint } = await testServices({ stream: true });
  const client = new DynamoDBClient();
  for (const id of ['1', '2', '3']) {
    await client.send(
      new PutItemCommand({ TableName: table, Item: { pk: { S: id }, sk: { S: 'x' } } }),
    );
  }
  const batches: string[][] = [];
  const poller = await pollStream({
    endpoint: dynamodbEndpoint,
    table,
    worker: async () => async (event) => {
      const { Records } = event as DynamoDBStreamEvent;
      batches.push(Records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? ''));
      const failed = batches.length === 1 ? Records[1]?.dynamodb?.SequenceNumber : undefined;
      return { batchItemFailures: failed === undefined ? [] : [{ itemIdentifier: failed }] };
    },
  });
  try {
    await expect.poll(() => batches).toHaveLength(2);
  } finally {
    await poller.stop();
  }
  expect(batches).toEqual([
    ['1', '2', '3'],
    ['2', '3'],
  ]);
});
