import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html
const WRITES_A_CALL = 25;
const ATTEMPTS = 8;
const FIRST_PAUSE_MS = 20;

export type BatchWrite = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/** Writes that need no condition and no transaction. */
export async function writeBatch(
  { client, table }: Table,
  writes: readonly BatchWrite[],
): Promise<void> {
  for (let at = 0; at < writes.length; at += WRITES_A_CALL) {
    let waiting = writes.slice(at, at + WRITES_A_CALL);
    for (let attempt = 0; waiting.length > 0; attempt++) {
      if (attempt === ATTEMPTS)
        throw new Error(`The table left ${waiting.length} items unwritten.`);
      if (attempt > 0) await pause(FIRST_PAUSE_MS * 2 ** attempt);
      const answer = await client.send(
        new BatchWriteCommand({ RequestItems: { [table]: waiting } }),
      );
      waiting = answer.UnprocessedItems?.[table] ?? [];
    }
  }
}
