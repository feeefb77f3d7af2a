import type { Context } from '#functions/kernel/context.ts';
import type { EmailEvent } from '#shared/mail/email-status.ts';
import { removedAddressMails } from './removed-address-mails.ts';
import { saveEmailEvent } from './save-email-event.ts';

/**
 * Saves what an account's user has caused about one of its addresses. The first verified address takes the mails from
 * the address of the registration, which is told.
 */
export const saveVerification = (
  context: Context,
  { account, email, event }: { account: string; email: string; event: EmailEvent },
): Promise<void> =>
  saveEmailEvent(context, {
    account,
    email,
    event,
    by: account,
    mailsAbout: (before, after) => removedAddressMails(context, before, after),
  });
