import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeRecords } from '#functions/kernel/jobs/consume-records.ts';
import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { MailServiceDown } from '#functions/kernel/ports/mailer.ts';
import { QueueMessage } from '#functions/kernel/ports/queue.ts';
import { MailMessage } from '#shared/mail/mail-message.ts';
import { heedMailEvent } from './heed-mail-event.ts';
import { readMailEvent } from './mail-event.ts';
import { postponeMail } from './postpone-mail.ts';
import { sendMail } from './send-mail.ts';

/**
 * Does what a batch of the mail queue asks for: mails of the outbox are sent, and what SES tells of mails that did not
 * arrive is heeded. What could not be done is reported and comes again; a mail that only the mail service could not
 * take waits on the queue, however long that lasts.
 */
export function deliverMails(event: SQSEvent, world: MailWorld): Promise<SQSBatchResponse> {
  return consumeRecords(event, world.log, async (json) => {
    const told = readMailEvent(json);
    if (told !== undefined) await heedMailEvent(told, world);
    else await deliverMail(QueueMessage.parse(json), world);
  });
}

async function deliverMail(message: QueueMessage, world: MailWorld): Promise<void> {
  const mail = MailMessage.parse(message.body);
  try {
    await sendMail(mail, world);
  } catch (cause) {
    if (!(cause instanceof MailServiceDown)) throw cause;
    await postponeMail(message, cause, world);
  }
}
