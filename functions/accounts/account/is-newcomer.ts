import type { Account } from '#shared/accounts/account.ts';
import { NEWCOMER_DAYS } from '#shared/accounts/limits.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

/** Tells whether a user joined the account so recently that its people may not have noticed yet. */
export function isNewcomer({ joinings }: Account, user: string, now: Date): boolean {
  const joining = joinings?.findLast((other) => other.user === user);
  const since = new Date(now.getTime() - NEWCOMER_DAYS * DAY_MS).toISOString();
  return joining !== undefined && joining.on > since;
}
