import { randomBytes } from 'node:crypto';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { entityClasses } from '#shared/entity-classes.ts';
import { makeFilesOnDemand } from './adapters/files-on-demand.ts';
import { makeSqsQueue } from './adapters/sqs-queue.ts';
import { readStreamConfig } from './config.ts';
import { relayTask } from './jobs/relay-outbox.ts';
import { runStreamTasks, type StreamTask } from './jobs/run-stream-tasks.ts';
import { systemClock as clock } from './ports/clock.ts';
import { systemLog as log } from './ports/log.ts';
import { perQueue } from './ports/queues.ts';
import { compactionTask } from './search/compaction/compaction-task.ts';
import { tableClient } from './store/table.ts';
import { makeUlids } from './store/ulid.ts';

let tasks: Readonly<Record<string, StreamTask>> | undefined;

/** The one reader of the table's stream. */
export function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  tasks ??= makeTasks();
  return runStreamTasks(event, tasks, log);
}

function makeTasks(): Readonly<Record<string, StreamTask>> {
  const config = readStreamConfig(process.env);
  const table = { client: tableClient(), table: config.TABLE };
  const files = makeFilesOnDemand({
    bucket: config.BUCKET,
    derivedBucket: config.DERIVED_BUCKET,
    pathStyle: config.S3_PATH_STYLE,
  });
  const newGen = makeUlids(clock, randomBytes);
  return {
    relay: relayTask({
      ...table,
      queues: perQueue((name) => makeSqsQueue(config.queueUrls[name])),
      log,
    }),
    compact: compactionTask({ ...table, files, clock, newGen, entityClasses, log }),
  };
}
