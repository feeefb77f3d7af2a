import type { Context } from '#functions/kernel/context.ts';
import { type Account, accountClass } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Invite } from '#shared/accounts/invite.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { findAccount } from './find-account.ts';
import { inTurn } from './in-turn.ts';
import { inviteHash } from './invites.ts';
import { requireNotLinked, withUser } from './linked-users.ts';
import { saveDecision } from './save-decision.ts';

/**
 * Links the user to the account that the invitation is for; the invitation is used then.
 * @throws AppError `accounts.inviteNotFound`, `accounts.alreadyLinked`, `accounts.inviteUsed`,
 * `accounts.inviteExpired`, `accounts.accountDeactivated`, `accounts.maximumUsers`
 */
export async function acceptInvite(
  context: Context,
  inviteId: string,
  user: string,
): Promise<Entity<Account>> {
  const hash = inviteHash(inviteId);
  const id = await context.store.claimedBy(accountClass.name, 'invite', hash);
  return inTurn(context, async () => {
    const now = context.clock.now().toISOString();
    const before = await findAccount(context, id);
    const invite = before?.data.invites?.find((one) => one.hash === hash);
    if (before === undefined || invite === undefined) {
      throw new AppError(accountErrors.inviteNotFound);
    }
    requireNotLinked(before.data, user);
    requireOpen(invite, now);
    const account = {
      ...withUser(before.data, user),
      invites: before.data.invites?.map((one) => (one === invite ? { ...one, usedOn: now } : one)),
    };
    return saveDecision(context, { before, account, by: before.id, changeset: 'invite used' });
  });
}

function requireOpen({ usedOn, expires }: Invite, now: string): void {
  if (usedOn !== undefined) throw new AppError(accountErrors.inviteUsed);
  if (expires <= now) throw new AppError(accountErrors.inviteExpired);
}
