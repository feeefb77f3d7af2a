import { findAccount } from '#functions/accounts/account/find-account.ts';
import type { Context } from '#functions/kernel/context.ts';
import { linkHash } from '#functions/kernel/tokens/link-secret.ts';
import type { Account, Invite } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { isConfirmedControlBody } from '#shared/accounts/is-confirmed-control-body.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { isOpen } from './invites.ts';

/**
 * Returns the invitation of a link and its account as stored now; refuses a `user` that is linked to the account
 * already (null is nobody), and tells that user which account it is. An invitation of somebody who may not invite any
 * more has expired.
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
  if (user !== null && before.data.ssoUsers.includes(user)) {
    const details = [fieldDetail('', accountErrors.alreadyLinked, { id: before.id })];
    throw new AppError(accountErrors.alreadyLinked, { details });
  }
  if (invite.usedOn !== undefined) throw new AppError(accountErrors.inviteUsed);
  const now = context.clock.now().toISOString();
  if (!isOpen(invite, before.data, now) || !(await mayStillInvite(context, before, invite))) {
    throw new AppError(accountErrors.inviteExpired);
  }
  return { before, invite };
}

/** Returns the account without the waiting invitations of those who may not invite to it any more. */
export async function withoutEndedInvites(
  context: Pick<Context, 'store'>,
  account: Entity<Account>,
): Promise<Account> {
  const { data } = account;
  if (data.invites === undefined) return data;
  const invites: Invite[] = [];
  for (const invite of data.invites) {
    const isKept = invite.usedOn !== undefined || (await mayStillInvite(context, account, invite));
    if (isKept) invites.push(invite);
  }
  return { ...data, invites };
}

/**
 * Tells whether the account that has invited to another account may do so now: its invitations end with its right, and
 * those of an administrator, or that an administrator has sent again, when that person leaves.
 */
export async function mayStillInvite(
  context: Pick<Context, 'store'>,
  { id, data }: Entity<Account>,
  { createdBy, administrator, resentBy }: Invite,
): Promise<boolean> {
  if (resentBy && !(await isAdministrator(context, resentBy))) return false;
  if (createdBy === id) return true;
  const sender = (await findAccount(context, createdBy))?.data;
  if (!sender?.active) return false;
  if (sender.staticData.role === 'ADM') {
    return administrator === undefined || sender.ssoUsers.includes(administrator);
  }
  const isLive = data.userData.insData.some(
    ({ ins, deactivatedOn }) => ins === createdBy && deactivatedOn === undefined,
  );
  return isLive && isConfirmedControlBody(sender.staticData);
}

async function isAdministrator(
  context: Pick<Context, 'store'>,
  { account, user }: NonNullable<Invite['resentBy']>,
): Promise<boolean> {
  const data = (await findAccount(context, account))?.data;
  return data?.active === true && data.staticData.role === 'ADM' && data.ssoUsers.includes(user);
}
