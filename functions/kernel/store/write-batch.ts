import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { retryUntilResult } from './retry.ts';
import type { Table } from './table.ts';

// The limit of a batch: https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html
const WRITES_A_CALL = 25;
const PAUSES = { attempts: 8, firstPauseMs: 40 };

export type BatchWrite = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/** Writes that need no condition and no transaction. */
export async function writeBatch(
  { client, table }: Table,
  writes: readonly BatchWrite[],
): Promise<void> {
  for (let start = 0; start < writes.length; start += WRITES_A_CALL) {
    let waiting = writes.slice(start, start + WRITES_A_CALL);
    const written = await retryUntilResult(async () => {
      const answer = await client.send(
        new BatchWriteCommand({ RequestItems: { [table]: waiting } }),
      );
      waiting = answer.UnprocessedItems?.[table] ?? [];
      return waiting.length === 0 ? 'written' : undefined;
    }, PAUSES);
    if (!written) throw new Error(`The table left ${waiting.length} items unwritten.`);
  }
}
