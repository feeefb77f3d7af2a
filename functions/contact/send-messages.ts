import type { Context } from '#functions/kernel/context.ts';
import { contactErrors } from '#shared/contact/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';

/**
 * Queues mails that must reach somebody.
 * @throws AppError `contact.notSent` when there are no mails, or they could not be written
 */
export async function sendMessages(
  mails: readonly MailMessage[],
  { store, log, requestId }: Pick<Context, 'store' | 'log' | 'requestId'>,
): Promise<void> {
  if (mails.length === 0) throw new AppError(contactErrors.notSent);
  try {
    await store.send(mails.map((body) => ({ queue: 'mail', body })));
  } catch (cause) {
    log.error('mails not queued', cause, { requestId });
    throw new AppError(contactErrors.notSent, { cause });
  }
}
