import type { Context } from '#functions/kernel/context.ts';
import { rejectionOf } from '#functions/mail/public.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';

/**
 * Refuses an address that gets no mail: whoever invites there would wait for nothing.
 * @throws AppError `accounts.addressRejected`
 */
export async function requireReached(
  context: Pick<Context, 'values' | 'clock'>,
  email: string,
): Promise<void> {
  if ((await rejectionOf(email, context)) !== undefined) {
    throw new AppError(accountErrors.addressRejected);
  }
}
