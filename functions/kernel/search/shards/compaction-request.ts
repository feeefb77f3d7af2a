import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { shardPk } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';

const WISH = 'W';

export const isCompactionRequest = (sk: string): boolean => sk === WISH;

/**
 * Asks the stream worker to look at a shard. Deltas bring it there too, but after a burst of saves they are all too
 * young to be folded; then the first reader that has to read them one by one says so.
 */
export async function requestCompaction(
  { client, table }: Table,
  shard: string,
  at: Date,
): Promise<void> {
  await client.send(
    new PutCommand({
      TableName: table,
      Item: { pk: shardPk(shard), sk: WISH, at: at.toISOString() },
    }),
  );
}
