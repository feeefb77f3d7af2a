import { setTimeout as sleep } from 'node:timers/promises';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  type _Record,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { type LambdaHandler, lambdaContext } from '../api/load-entry-point.ts';
import { localAccess } from '../services/local-access.ts';
import { BatchResult } from './batch-result.ts';
import { type Bell, makeBell } from './bell.ts';
import type { Poller } from './poller.ts';
import { lambdaRecord } from './stream-event.ts';

/**
 * The pause after an empty look at the stream, unless somebody asks for one: each look costs some milliseconds of
 * processor.
 */
const IDLE_MS = 1000;
const RETRY_MS = 150;
const BATCH = 100;
const WORKER_SECONDS = 60;
/** The failures after which a batch is left, as by an event source with bounded retries. */
const ATTEMPTS = 20;
const LONGEST_PAUSE_MS = 2000;

type Options = {
  readonly endpoint: string;
  readonly table: string;
  readonly worker: () => Promise<LambdaHandler>;
  readonly idleMs?: number;
};

export type StreamPoller = Poller & {
  /** Looks at the stream at once, because something was written. */
  readonly look: () => void;
};

/**
 * Reads a table's stream as Lambda does: hands the records of each shard to the worker, in order, from the oldest
 * that the stream still has, so that no record left by an earlier run is lost.
 */
export async function pollStream({ idleMs = IDLE_MS, ...options }: Options): Promise<StreamPoller> {
  const streams = new DynamoDBStreamsClient({ ...localAccess, endpoint: options.endpoint });
  const arn = await streamOf(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  const bell = makeBell();
  const running = followStream({ streams, arn, worker: options.worker, signal, bell, idleMs });
  return {
    look: bell.ring,
    stop: async () => {
      stopping.abort();
      bell.ring();
      await running;
      streams.destroy();
    },
  };
}

async function streamOf({ endpoint, table }: Options): Promise<string> {
  const client = new DynamoDBClient({ ...localAccess, endpoint });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
  client.destroy();
  if (Table?.LatestStreamArn === undefined) throw new Error(`The table ${table} has no stream.`);
  return Table.LatestStreamArn;
}

type Following = {
  readonly streams: DynamoDBStreamsClient;
  readonly arn: string;
  readonly worker: () => Promise<LambdaHandler>;
  readonly signal: AbortSignal;
  readonly bell: Bell;
  readonly idleMs: number;
};

/** Follows shard after shard: the local database closes one and opens the next every few hours. */
async function followStream(following: Following): Promise<void> {
  const finished = new Set<string>();
  while (!following.signal.aborted) {
    try {
      const shard = await nextShard(following, finished);
      if (shard === undefined) await following.bell.wait(following.idleMs);
      else await followShard(following, shard);
      if (shard !== undefined && !following.signal.aborted) finished.add(shard);
    } catch (error) {
      if (following.signal.aborted) return;
      process.stderr.write(`Stream worker: ${String(error)}\n`);
      await sleep(RETRY_MS * 10);
    }
  }
}

async function nextShard(
  { streams, arn }: Following,
  finished: ReadonlySet<string>,
): Promise<string | undefined> {
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn: arn }));
  const ids = (StreamDescription?.Shards ?? []).map((shard) => shard.ShardId ?? '');
  return ids.find((id) => !finished.has(id));
}

async function followShard(following: Following, shard: string): Promise<void> {
  const { streams, arn, signal, bell, idleMs } = following;
  const start = await streams.send(
    new GetShardIteratorCommand({
      StreamArn: arn,
      ShardId: shard,
      ShardIteratorType: 'TRIM_HORIZON',
    }),
  );
  let iterator = start.ShardIterator;
  while (iterator !== undefined && !signal.aborted) {
    const page = await streams.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: BATCH }),
    );
    const records = page.Records ?? [];
    await handRecords(following, records);
    iterator = page.NextShardIterator;
    if (records.length === 0) await bell.wait(idleMs);
  }
}

/** Hands records to the worker, again from the first that it reports as failed, or all when it throws. */
async function handRecords(
  { worker, arn, signal }: Following,
  records: readonly _Record[],
): Promise<void> {
  let rest = records;
  for (let attempt = 1; rest.length > 0 && !signal.aborted; attempt += 1) {
    try {
      const handler = await worker();
      const event = { Records: rest.map((record) => lambdaRecord(record, arn)) };
      const result = await handler(event, lambdaContext('stream', WORKER_SECONDS));
      rest = recordsFromFailure(rest, result);
    } catch (error) {
      process.stderr.write(`Stream worker: ${String(error)}\n`);
    }
    if (rest.length > 0 && attempt >= ATTEMPTS) {
      process.stderr.write(`Stream worker: ${rest.length} records left after ${ATTEMPTS} tries\n`);
      return;
    }
    if (rest.length > 0) await sleep(Math.min(RETRY_MS * attempt, LONGEST_PAUSE_MS));
  }
}

function recordsFromFailure(records: readonly _Record[], result: unknown): readonly _Record[] {
  const failed = new Set(
    BatchResult.parse(result ?? {}).batchItemFailures.map((item) => item.itemIdentifier),
  );
  const first = records.findIndex((record) => failed.has(record.dynamodb?.SequenceNumber ?? ''));
  return first === -1 ? [] : records.slice(first);
}
