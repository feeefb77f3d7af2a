import { findAccount } from '#functions/accounts/account/find-account.ts';
import { requireNotLinked } from '#functions/accounts/account/linked-users.ts';
import type { Context } from '#functions/kernel/context.ts';
import { linkHash } from '#functions/kernel/tokens/link-secret.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Invite } from '#shared/accounts/invite.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/**
 * Returns the invitation of a link and its account as stored now; refuses a `user` that is linked to the account
 * already (null is nobody).
 * @throws AppError `accounts.inviteNotFound`, `accounts.alreadyLinked`, `accounts.inviteUsed`,
 * `accounts.inviteExpired`
 */
export async function findOpenInvite(
  context: Pick<Context, 'store' | 'clock'>,
  inviteId: string,
  user: string | null,
): Promise<{ readonly before: Entity<Account>; readonly invite: Invite }> {
  const hash = linkHash(inviteId);
  const id = await context.store.claimedBy(accountClass.name, 'invite', hash);
  const before = await findAccount(context, id);
  const invite = before?.data.invites?.find((invite) => invite.hash === hash);
  if (before === undefined || invite === undefined) {
    throw new AppError(accountErrors.inviteNotFound);
  }
  if (user !== null) requireNotLinked(before.data, user);
  requireOpen(invite, context.clock.now().toISOString());
  return { before, invite };
}

function requireOpen({ usedOn, expires }: Invite, now: string): void {
  if (usedOn !== undefined) throw new AppError(accountErrors.inviteUsed);
  if (expires <= now) throw new AppError(accountErrors.inviteExpired);
}
