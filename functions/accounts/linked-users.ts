import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';

/**
 * The account with one user more.
 * @throws AppError `accounts.alreadyLinked`, `accounts.accountDeactivated`, `accounts.maximumUsers`
 */
export function withUser(account: Account, user: string): Account {
  requireNotLinked(account, user);
  requireRoom(account);
  return { ...account, ssoUsers: [...account.ssoUsers, user] };
}

/** @throws AppError `accounts.accountDeactivated`, `accounts.maximumUsers` */
export function requireRoom({ active, ssoUsers, maxUsers }: Account): void {
  if (!active) throw new AppError(accountErrors.accountDeactivated);
  if (ssoUsers.length >= maxUsers) throw new AppError(accountErrors.maximumUsers);
}

/** @throws AppError `accounts.alreadyLinked` */
export function requireNotLinked({ ssoUsers }: Account, user: string): void {
  if (ssoUsers.includes(user)) throw new AppError(accountErrors.alreadyLinked);
}

/**
 * The account without one of its users; the last one may leave too.
 * @throws AppError `accounts.notLinked`
 */
export function withoutUser(account: Account, user: string): Account {
  if (!account.ssoUsers.includes(user)) throw new AppError(accountErrors.notLinked);
  const { registeredBy, ...kept } = account;
  return {
    ...kept,
    ...(registeredBy === undefined || registeredBy === user ? {} : { registeredBy }),
    ssoUsers: account.ssoUsers.filter((one) => one !== user),
  };
}
