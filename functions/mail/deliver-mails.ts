import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeBatch } from '#functions/kernel/jobs/consume-batch.ts';
import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { MailMessage } from '#shared/mail/mail-message.ts';
import { sendMail } from './send-mail.ts';

/** Sends the mails of a batch; those that could not be sent are reported and come again. */
export function deliverMails(event: SQSEvent, world: MailWorld): Promise<SQSBatchResponse> {
  return consumeBatch(event, world.log, ({ body }) => sendMail(MailMessage.parse(body), world));
}
