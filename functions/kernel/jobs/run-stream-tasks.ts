import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Log } from '../ports/log.ts';

/**
 * One task with written rows: takes a batch of the table's stream, and returns the records that it could not handle.
 */
export type StreamTask = (records: readonly DynamoDBRecord[]) => Promise<readonly DynamoDBRecord[]>;

/**
 * Runs every task on every batch. A record that one task could not handle comes again to all tasks, and so does every
 * record behind it, whatever it is about: Lambda goes back to the first one that is reported, and no further before
 * that is done or given up. A task does the same thing twice without harm; one that throws has handled nothing of the
 * batch. Lambda counts no error for reported records, so the log line `stream task failed` counts them.
 */
export async function runStreamTasks(
  { Records }: DynamoDBStreamEvent,
  tasks: Readonly<Record<string, StreamTask>>,
  log: Log,
): Promise<DynamoDBBatchResponse> {
  const failed = new Set<string>();
  for (const [name, task] of Object.entries(tasks)) {
    for (const record of await undone(name, task)) {
      failed.add(record.dynamodb?.SequenceNumber ?? '');
    }
  }
  return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };

  async function undone(name: string, task: StreamTask): Promise<readonly DynamoDBRecord[]> {
    try {
      const left = await task(Records);
      if (left.length > 0) tell(name, new Error('Not every record could be done.'), left.length);
      return left;
    } catch (cause) {
      tell(name, cause, Records.length);
      return Records;
    }
  }

  function tell(task: string, cause: unknown, records: number): void {
    log.error('stream task failed', cause, { task, records });
  }
}
