import { isNewcomer } from '#functions/accounts/account/is-newcomer.ts';
import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findInvitableAccount } from './find-invitable-account.ts';
import { findInvite } from './invites.ts';

/**
 * Loads an account with an invitation that the caller has a say in: its users have a say in all of them, but newcomers
 * in their own only; a control body in those that it sent itself.
 * @throws AppError `accounts.inviteNotFound`, `accounts.newcomer`, as `findInvitableAccount`
 */
export async function accountWithInvite(
  context: Context,
  { account: id, invite }: { account: string; invite: string },
): Promise<Entity<Account>> {
  const { account, reach } = await findInvitableAccount(context, id);
  const { createdBy, user } = findInvite(account.data, invite);
  const caller = signedIn(context.who);
  if (reach === 'customer' && createdBy !== caller.account) {
    throw new AppError(accountErrors.inviteNotFound);
  }
  if (user !== caller.user && isNewcomer(account.data, caller.user, context.clock.now())) {
    throw new AppError(accountErrors.newcomer);
  }
  return account;
}
