import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { QueueName } from '#functions/kernel/ports/queues.ts';
import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import { decodeOutbox } from '#functions/kernel/store/outbox.ts';
import { tableClient } from '#functions/kernel/store/table.ts';
import { MailMessage } from '#shared/mail/mail-message.ts';

/** What waits in the outbox of a table, the oldest first. */
export async function outboxMessages(table: string): Promise<OutboxMessage[]> {
  const { Items = [] } = await tableClient().send(
    new ScanCommand({
      TableName: table,
      ConsistentRead: true,
      FilterExpression: 'begins_with(pk, :outbox)',
      ExpressionAttributeValues: { ':outbox': 'O#' },
    }),
  );
  return Items.map(decodeOutbox)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ message }) => message);
}

/** What waits for one queue. */
export async function outboxBodies(table: string, queue: QueueName): Promise<object[]> {
  const waiting = await outboxMessages(table);
  return waiting.filter((message) => message.queue === queue).map(({ body }) => body);
}

/** The mails that wait. */
export async function outboxMails(table: string): Promise<MailMessage[]> {
  return (await outboxBodies(table, 'mail')).map((body) => MailMessage.parse(body));
}
