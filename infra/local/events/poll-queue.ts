import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { type LambdaHandler, lambdaContext } from '../api/load-entry-point.ts';
import { localAccess } from '../services/local-access.ts';
import { BatchResult } from './batch-result.ts';
import type { Poller } from './poller.ts';

const BATCH = 10;
const LONG_POLL_SECONDS = 20;
const WORKER_SECONDS = 30;
const RETRY_MS = 500;

type PollerOptions = {
  readonly endpoint: string;
  readonly queueUrl: string;
  readonly worker: () => Promise<LambdaHandler>;
};

/**
 * Works off a queue as Lambda does: hands batches to the worker and deletes the messages that the worker did not
 * report as failed. A failed message comes back after the queue's visibility time-out, and ends among the dead
 * letters.
 */
export function pollQueue(options: PollerOptions): Poller {
  const client = new SQSClient({ ...localAccess, endpoint: options.endpoint });
  const stopping = new AbortController();
  const running = run(client, options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
      client.destroy();
    },
  };
}

async function run(client: SQSClient, options: PollerOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const messages = await receive(client, options.queueUrl, signal);
      if (messages.length > 0) await hand(client, options, messages);
    } catch (error) {
      if (signal.aborted) return;
      process.stderr.write(`Worker of ${options.queueUrl}: ${String(error)}\n`);
      await sleep(RETRY_MS);
    }
  }
}

async function receive(
  client: SQSClient,
  queueUrl: string,
  signal: AbortSignal,
): Promise<Message[]> {
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({
      QueueUrl: queueUrl,
      MaxNumberOfMessages: BATCH,
      WaitTimeSeconds: LONG_POLL_SECONDS,
      MessageSystemAttributeNames: ['All'],
      MessageAttributeNames: ['All'],
    }),
    { abortSignal: signal },
  );
  return Messages;
}

/**
 * Hands a batch to the worker.
 * @throws when the whole batch failed; none of it is deleted then
 */
async function hand(
  client: SQSClient,
  { queueUrl, worker }: PollerOptions,
  messages: readonly Message[],
): Promise<void> {
  const handler = await worker();
  const result = await handler(
    queueEvent(queueUrl, messages),
    lambdaContext('worker', WORKER_SECONDS),
  );
  const failed = new Set(
    BatchResult.parse(result ?? {}).batchItemFailures.map((item) => item.itemIdentifier),
  );
  const done = messages.filter((message) => !failed.has(message.MessageId ?? ''));
  if (done.length === 0) return;
  await client.send(
    new DeleteMessageBatchCommand({
      QueueUrl: queueUrl,
      Entries: done.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
    }),
  );
}

function queueEvent(queueUrl: string, messages: readonly Message[]): SQSEvent {
  const eventSourceARN = `arn:aws:sqs:${localAccess.region}:000000000000:${queueUrl.split('/').at(-1)}`;
  return {
    Records: messages.map((message) => ({
      messageId: message.MessageId ?? '',
      receiptHandle: message.ReceiptHandle ?? '',
      body: message.Body ?? '',
      attributes: SystemAttributes.parse(message.Attributes),
      messageAttributes: {},
      md5OfBody: message.MD5OfBody ?? '',
      eventSource: 'aws:sqs',
      eventSourceARN,
      awsRegion: localAccess.region,
    })),
  };
}

const SystemAttributes = z.looseObject({
  ApproximateReceiveCount: z.string().default('1'),
  SentTimestamp: z.string().default('0'),
  SenderId: z.string().default(''),
  ApproximateFirstReceiveTimestamp: z.string().default('0'),
});
