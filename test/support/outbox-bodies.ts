import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { decodeOutbox } from '#functions/kernel/store/outbox.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';

/** What waits in the outbox of a table for a queue, the oldest first. */
export async function outboxBodies(
  table: string,
  queue: OutboxMessage['queue'],
): Promise<object[]> {
  const client = makeTableClient();
  const { Items = [] } = await client.send(
    new ScanCommand({
      TableName: table,
      ConsistentRead: true,
      FilterExpression: 'begins_with(pk, :outbox)',
      ExpressionAttributeValues: { ':outbox': 'O#' },
    }),
  );
  client.destroy();
  return Items.map(decodeOutbox)
    .filter(({ message }) => message.queue === queue)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ message }) => message.body);
}
