import type { MailWorld } from '#functions/kernel/mail-world.ts';
import type { MailServiceDown } from '#functions/kernel/ports/mailer.ts';
import type { QueueMessage } from '#functions/kernel/ports/queue.ts';
import { MAIL_DELAY_SECONDS, MAIL_POSTPONEMENTS } from '#shared/mail/limits.ts';

/**
 * Puts a mail back on its queue for later. Failed receives, of which the queue allows few, are kept for mails that
 * are at fault themselves, so that nobody has to bring mails back after an outage.
 * @throws the cause, when the mail has waited too often
 */
export async function postponeMail(
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
