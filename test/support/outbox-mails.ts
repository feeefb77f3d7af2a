import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { decodeOutbox } from '#functions/kernel/store/outbox.ts';
import { makeTableClient } from '#functions/kernel/store/table.ts';
import { MailMessage } from '#shared/mail/mail-message.ts';

/** The mails that wait in the outbox of a table, the oldest first. */
export async function outboxMails(table: string): Promise<MailMessage[]> {
  const client = makeTableClient();
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: table, ConsistentRead: true }),
  );
  client.destroy();
  const waiting = Items.filter(({ sk }) => sk === 'O').map(decodeOutbox);
  return waiting
    .filter(({ message }) => message.queue === 'mail')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ message }) => MailMessage.parse(message.body));
}
