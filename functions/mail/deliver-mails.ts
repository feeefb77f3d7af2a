import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeRecords } from '#functions/kernel/jobs/consume-records.ts';
import type { MailWorld } from '#functions/kernel/mail-world.ts';
import { MailServiceDown } from '#functions/kernel/ports/mailer.ts';
import { QueueMessage } from '#functions/kernel/ports/queue.ts';
import { MAIL_DELAY_SECONDS, MAIL_POSTPONEMENTS, MAIL_RETRY } from '#shared/mail/limits.ts';
import { MailMessage } from '#shared/mail/mail-message.ts';
import { type MailEvent, parsedJson, readMailEvent } from './mail-event.ts';
import { isAnsweredSince, rejectAddress } from './rejected-addresses.ts';
import { saveEmailEvent } from './save-email-event.ts';
import { sendMail } from './send-mail.ts';

/**
 * Works off a batch of the mail queue: sends mails of the outbox, and handles the events of SES about mails that did
 * not arrive. A failed record is reported and comes again; a mail that only the mail service could not take waits on
 * the queue, however long that lasts. Other messages of SES and SNS are passed over: on a new topic SNS publishes a
 * plain text.
 */
export async function deliverMails(event: SQSEvent, world: MailWorld): Promise<SQSBatchResponse> {
  const answer = await consumeRecords(event, world.log, async (text, messageId) => {
    const json = parsedJson(text);
    const notice = readMailEvent(json);
    if (notice !== undefined) await handleMailEvent(notice, world);
    else if (isOfOutbox(json)) await deliverMail(QueueMessage.parse(json), world);
    else world.log.info('notice passed over', { messageId });
  });
  await retrySoon(event, answer, world);
  return answer;
}

/**
 * Has a failed mail retried soon: after the time-out of the queue, made for a whole batch, a reader would wait a
 * quarter of an hour for a code.
 */
async function retrySoon(
  { Records }: SQSEvent,
  { batchItemFailures }: SQSBatchResponse,
  { queue, log }: Pick<MailWorld, 'queue' | 'log'>,
): Promise<void> {
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  for (const { messageId, receiptHandle, attributes } of Records) {
    if (!failed.has(messageId)) continue;
    const before = Number(attributes.ApproximateReceiveCount) - 1;
    const seconds = MAIL_RETRY.firstSeconds * MAIL_RETRY.growth ** before;
    await queue.bringBack(receiptHandle, seconds).catch((cause: unknown) => {
      log.error('mail comes back late', cause, { messageId });
    });
  }
}

const isOfOutbox = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'id' in json && 'body' in json;

async function deliverMail(message: QueueMessage, world: MailWorld): Promise<void> {
  const mail = MailMessage.parse(message.body);
  try {
    await sendMail(mail, world);
  } catch (cause) {
    if (!(cause instanceof MailServiceDown)) throw cause;
    await postponeMail(message, cause, world);
  }
}

/**
 * Rejects the addresses of an event: no mail goes to them any more, and the account of the mail shows it. Other
 * accounts with the address show it when the next mail for them is due. A bounce of a mail from before a code came back
 * is out of date.
 */
async function handleMailEvent(
  { reason, addresses, account, sentOn }: MailEvent,
  world: Pick<MailWorld, 'store' | 'values' | 'clock' | 'random' | 'log'>,
): Promise<void> {
  for (const email of addresses) {
    if (reason === 'bounce' && (await isAnsweredSince(email, sentOn, world))) continue;
    await rejectAddress(email, reason, world);
    if (account !== undefined) {
      await saveEmailEvent(world, { account, email, event: 'bounce', by: 'system' });
    }
    world.log.info('mail address rejected', { reason, account: account ?? null });
  }
}

/**
 * Puts a mail back on its queue for later. Failed receives, of which the queue allows few, are kept for mails that
 * are at fault themselves, so that nobody has to bring mails back after an outage.
 * @throws the cause, when the mail has waited too often
 */
async function postponeMail(
  message: QueueMessage,
  cause: MailServiceDown,
  { queue, log }: Pick<MailWorld, 'queue' | 'log'>,
): Promise<void> {
  const before = message.postponed ?? 0;
  if (before >= MAIL_POSTPONEMENTS) throw cause;
  const delaySeconds = delayAfter(before);
  const refused = await queue.send([{ ...message, postponed: before + 1 }], { delaySeconds });
  if (refused.length > 0) throw cause;
  const { isOverQuota } = cause;
  log.error('mail postponed', cause, { outboxId: message.id, delaySeconds, isOverQuota });
}

const delayAfter = (postponed: number): number =>
  Math.min(MAIL_DELAY_SECONDS.longest, MAIL_DELAY_SECONDS.first * 2 ** postponed);
