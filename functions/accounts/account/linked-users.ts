import { namedAddresses } from '#functions/mail/public.ts';
import type { Account, Invite } from '#shared/accounts/account.ts';
import { isOffice } from '#shared/accounts/account-groups.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import { JOININGS, REFUSED_USERS } from '#shared/accounts/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import { emailKey } from '#shared/mail/email-key.ts';

/**
 * Returns the account with one user more.
 * @throws AppError `accounts.alreadyLinked`, `accounts.accountDeactivated`, `accounts.maximumUsers`
 */
export function withUser(account: Account, joining: Joining): Account {
  requireNotLinked(account, joining.user);
  requireRoomForUser(account);
  const { ssoUsers, joinings = [] } = account;
  const kept = joinings.filter((other) => isCurrent(account, other, joining.on));
  const room = JOININGS - kept.length - 1;
  if (room < 0) throw new AppError(accountErrors.maximumUsers);
  const former = joinings.flatMap((other) =>
    kept.includes(other) || other.user === joining.user ? [] : formerOf(other),
  );
  return {
    ...account,
    ssoUsers: [...ssoUsers, joining.user],
    joinings: [...former.slice(Math.max(0, former.length - room)), ...kept, joining],
  };
}

/**
 * Returns the account as it is saved at a moment: who has left it, and cannot be objected to any more, is forgotten,
 * save the name that an office keeps. So is who never took an invitation that ended as long ago as it held: until then
 * the inviter sees that it is over.
 */
export function withoutPast(account: Account, now: Date): Account {
  const joinings = account.joinings?.flatMap((joining) =>
    isCurrent(account, joining, now.toISOString()) ? [joining] : formerOf(joining),
  );
  const invites = account.invites?.filter(({ createdOn, expires, usedOn }) => {
    const end = Date.parse(expires);
    return usedOn !== undefined || now.getTime() < end + (end - Date.parse(createdOn));
  });
  return { ...account, ...defined({ joinings, invites }) };
}

/** Tells whether a joining is that of a user of the account, or can still be objected to. */
const isCurrent = ({ ssoUsers }: Account, { user, objection }: Joining, now: string): boolean =>
  ssoUsers.includes(user) || (objection !== undefined && objection.expires > now);

/** Tells whether the people of an account act for a body that has to know later who acted. */
const keepsNames = (account: Account): boolean =>
  isOffice(account) || account.staticData.role === 'ADM';

/** Returns what stays of the joining of somebody who left an office: the name. */
function formerOf({ user, on, way, name, leftOn }: Joining): Joining[] {
  return leftOn === undefined || name === undefined ? [] : [{ user, on, way, name, leftOn }];
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
 * yet. The last user may leave too. An objection must reach all whom somebody brought along, whoever of them has left:
 * a joining that can be objected to stays, and whom the user invited counts as invited by the user's own inviter. An
 * office keeps the name of who leaves on a day; who has left already is forgotten. Mails of the account go to the own
 * address of that user no more, as long as they reach somebody else.
 * @throws AppError `accounts.notLinked`
 */
export function withoutUser(account: Account, user: string, leftOn?: string): Account {
  if (isFormer(account, user)) return withoutName(account, user);
  if (!account.ssoUsers.includes(user)) throw new AppError(accountErrors.notLinked);
  const { registeredBy, joinings, invites, ...kept } = account;
  const leave = (joining: Joining): Joining[] => {
    const left = keepsNames(account) ? { ...joining, ...defined({ leftOn }) } : joining;
    return joining.objection ? [left] : formerOf(left);
  };
  const invitedBy = joinings?.find((joining) => joining.user === user)?.invitedBy;
  const ssoUsers = account.ssoUsers.filter((other) => other !== user);
  return {
    ...kept,
    userData: { ...kept.userData, emails: emailsWithout(account, user, ssoUsers) },
    ...(registeredBy === undefined || registeredBy === user ? {} : { registeredBy }),
    ssoUsers,
    ...(joinings && {
      joinings: joinings
        .flatMap((joining) => (joining.user === user ? leave(joining) : [joining]))
        .map((joining) =>
          joining.invitedBy === user && invitedBy ? { ...joining, invitedBy } : joining,
        ),
    }),
    ...(invites && {
      invites: invites.filter((invite) => invite.user !== user || invite.usedOn !== undefined),
    }),
  };
}

function emailsWithout(
  account: Account,
  user: string,
  others: readonly string[],
): Account['userData']['emails'] {
  const { joinings = [], userData } = account;
  const { emails } = userData;
  if (others.length === 0) return emails;
  const keysOf = (users: readonly string[]) =>
    joinings
      .filter((joining) => users.includes(joining.user))
      .flatMap(({ email }) => (email === undefined ? [] : emailKey(email)));
  const kept = keysOf(others);
  const gone = keysOf([user]).filter((key) => !kept.includes(key));
  const left = emails.filter(({ email }) => !gone.includes(emailKey(email)));
  const reached = namedAddresses({ ...account, userData: { ...userData, emails: left } });
  return reached.some((email) => !gone.includes(emailKey(email))) ? left : emails;
}

/** Tells whether a user left the account, which keeps the name. */
export const isFormer = ({ ssoUsers, joinings = [] }: Account, user: string): boolean =>
  !ssoUsers.includes(user) &&
  joinings.some((joining) => joining.user === user && joining.leftOn !== undefined);

/** Returns the account without the name of somebody who left. */
function withoutName(account: Account, user: string): Account {
  const joinings = account.joinings?.flatMap(({ leftOn, name, ...joining }) => {
    if (joining.user !== user) return [{ ...joining, ...defined({ leftOn, name }) }];
    return joining.objection ? [joining] : [];
  });
  return { ...account, joinings };
}

/**
 * Returns the account without a user who was objected to, without everybody whom that user brought along, and without
 * the invitations since then that nobody has used; those that an office sent to a person stay. From then on nobody can
 * claim the farm.
 */
export function withoutObjectedUser(account: Account, { user, on: since }: Joining): Account {
  const intruders = broughtBy(account, user);
  const { ssoUsers, joinings = [], refusedUsers = [] } = account;
  const without = intruders
    .filter((intruder) => ssoUsers.includes(intruder))
    .reduce((left, intruder) => withoutUser(left, intruder), account);
  return {
    ...without,
    joinings: joinings.filter((joining) => !intruders.includes(joining.user)),
    invites: without.invites?.filter(
      (invite) => invite.usedOn || invite.createdOn < since || isOfOffice(invite),
    ),
    refusedUsers: [...refusedUsers, ...intruders].slice(-REFUSED_USERS),
  };
}

/** Tells whether an office invites at an address of its own choice, which no user of the account has given it. */
const isOfOffice = ({ user, email }: Invite): boolean => user === undefined && email !== undefined;

/** Returns the user and all users of the account that the user invited, directly or through others. */
function broughtBy({ joinings = [] }: Account, user: string): string[] {
  const users = new Set([user]);
  // The loop also visits users that it adds.
  for (const inviter of users) {
    for (const joining of joinings) if (joining.invitedBy === inviter) users.add(joining.user);
  }
  return [...users];
}
