import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import { REFUSED_USERS } from '#shared/accounts/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';

/**
 * Returns the account with one user more.
 * @throws AppError `accounts.alreadyLinked`, `accounts.accountDeactivated`, `accounts.maximumUsers`
 */
export function withUser(account: Account, joining: Joining): Account {
  requireNotLinked(account, joining.user);
  requireRoomForUser(account);
  const { joinings = [], refusedUsers = [] } = account;
  return {
    ...account,
    ssoUsers: [...account.ssoUsers, joining.user],
    joinings: [...joinings, joining],
    refusedUsers: refusedUsers.filter((user) => user !== joining.user),
  };
}

/**
 * Requires that an active account can have one more user.
 * @throws AppError `accounts.accountDeactivated`, `accounts.maximumUsers`
 */
export function requireRoomForUser({ active, ssoUsers, maxUsers }: Account): void {
  if (!active) throw new AppError(accountErrors.accountDeactivated);
  if (ssoUsers.length >= maxUsers) throw new AppError(accountErrors.maximumUsers);
}

/**
 * Requires that the user is not linked to the account.
 * @throws AppError `accounts.alreadyLinked`
 */
export function requireNotLinked({ ssoUsers }: Account, user: string): void {
  if (ssoUsers.includes(user)) throw new AppError(accountErrors.alreadyLinked);
}

/**
 * Returns the account without one of its users, and without the invitations of that user that nobody has accepted
 * yet. The last user may leave too.
 * @throws AppError `accounts.notLinked`
 */
export function withoutUser(account: Account, user: string): Account {
  if (!account.ssoUsers.includes(user)) throw new AppError(accountErrors.notLinked);
  const { registeredBy, joinings, invites, ...kept } = account;
  return {
    ...kept,
    ...(registeredBy === undefined || registeredBy === user ? {} : { registeredBy }),
    ssoUsers: account.ssoUsers.filter((other) => other !== user),
    ...(joinings && { joinings: joinings.filter((joining) => joining.user !== user) }),
    ...(invites && {
      invites: invites.filter((invite) => invite.user !== user || invite.usedOn !== undefined),
    }),
  };
}

/**
 * Returns the account without a user who was objected to, and without everybody whom that user brought along. None of
 * these users can claim the farm again.
 * @throws AppError `accounts.notLinked`
 */
export function withoutObjectedUser(account: Account, user: string): Account {
  const intruders = broughtBy(account, user);
  const without = intruders.reduce(withoutUser, account);
  const refusedUsers = [...(account.refusedUsers ?? []), ...intruders].slice(-REFUSED_USERS);
  return { ...without, refusedUsers };
}

/** Returns the user and all users of the account that the user invited, directly or through others. */
function broughtBy({ joinings = [] }: Account, user: string): string[] {
  const found = new Set([user]);
  // The loop also visits users that it adds.
  for (const inviter of found) {
    for (const joining of joinings) if (joining.invitedBy === inviter) found.add(joining.user);
  }
  return [...found];
}
