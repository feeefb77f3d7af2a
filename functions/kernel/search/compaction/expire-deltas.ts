import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { inParallel } from '#functions/kernel/in-parallel.ts';
import type { Item, Table } from '#functions/kernel/store/table.ts';

const AT_ONCE = 16;

/**
 * Makes the table remove these deltas after `expires` (seconds of the epoch). A delta that was erased since it was read
 * stays erased: a redaction may erase it at any moment, and writing the whole row would bring back what the redaction
 * removed.
 */
export async function expireDeltas(
  { client, table }: Table,
  deltas: readonly Item[],
  expires: number,
): Promise<void> {
  await inParallel(deltas, AT_ONCE, async ({ pk, sk }) => {
    const update = new UpdateCommand({
      TableName: table,
      Key: { pk, sk },
      UpdateExpression: 'SET expires = :expires',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':expires': expires },
    });
    await client.send(update).catch((error: unknown) => {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    });
  });
}
