import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { ACCOUNT_EMAILS } from '#shared/accounts/limits.ts';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { mailErrors } from '#shared/mail/errors.ts';
import { keptStatus } from '#shared/mail/with-email-event.ts';
import { storedAccount } from './save-email-event.ts';

/**
 * Returns the caller's account, if it can have this address verified.
 * @throws AppError `accounts.featureNotYours`, `mail.tooManyAddresses`
 */
export async function accountForNewAddress(
  email: string,
  context: Pick<Context, 'who' | 'store'>,
): Promise<Entity<Account>> {
  if (!hasProfileFeature(context.who.roles, 'emails')) {
    throw new AppError(accountErrors.featureNotYours);
  }
  const entity = await storedAccount(context, signedIn(context.who).account);
  if (entity === undefined) throw new AppError(entityErrors.notFound);
  const { emails } = entity.data.userData;
  if (keptStatus(emails, email) === 'unknown' && emails.length >= ACCOUNT_EMAILS) {
    throw new AppError(mailErrors.tooManyAddresses);
  }
  return entity;
}
