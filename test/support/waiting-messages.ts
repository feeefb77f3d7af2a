import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { decodeOutbox } from '#functions/kernel/store/outbox.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';

/** What waits in the outbox of a table for a queue. */
export async function waitingMessages(
  table: string,
  queue: OutboxMessage['queue'],
): Promise<object[]> {
  const client = makeTableClient();
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: table, ConsistentRead: true }),
  );
  client.destroy();
  return Items.filter(({ sk }) => sk === 'O')
    .map((item) => decodeOutbox(item).message)
    .filter((message) => message.queue === queue)
    .map(({ body }) => body);
}
