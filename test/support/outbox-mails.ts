import { MailMessage } from '#shared/mail/mail-message.ts';
import { outboxBodies } from './outbox-bodies.ts';

/** The mails that wait in the outbox of a table, the oldest first. */
export async function outboxMails(table: string): Promise<MailMessage[]> {
  return (await outboxBodies(table, 'mail')).map((body) => MailMessage.parse(body));
}
