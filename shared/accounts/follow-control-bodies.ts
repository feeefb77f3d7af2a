import type { Account } from './account.ts';

/**
 * Returns the account as its control-body entries leave it: a farmer is deactivated when the last entry is, and
 * active again as soon as one is active. A farmer without any entry stays as it is.
 */
export function followControlBodies(account: Account, now: Date): Account {
  const { staticData, userData } = account;
  if (staticData.role !== 'AGR' || userData.insData.length === 0) return account;
  const isDeactivated = userData.insData.every((entry) => entry.deactivatedOn !== undefined);
  if (isDeactivated === (userData.deactivatedOn !== undefined)) return account;
  const { deactivatedOn: _, ...active } = userData;
  return {
    ...account,
    userData: isDeactivated ? { ...active, deactivatedOn: now.toISOString() } : active,
  };
}
