import { type BlockReasonFacts, blockReason } from './blocked.ts';

/**
 * The states of an account: `deactivated` by an administrator or, a farm, by all its control bodies (specification
 * section 4); `blocked` while its certification is not active. Every list and search takes this one answer. A farm
 * that is blocked, or deactivated by its control bodies alone, may still sign in and read.
 */
export const ACCOUNT_STATES = ['active', 'blocked', 'deactivated'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export function accountState(
  account: BlockReasonFacts & { readonly active: boolean },
): AccountState {
  const reason = blockReason(account);
  if (!account.active || reason === 'deactivatedByControlBody') return 'deactivated';
  return reason === undefined ? 'active' : 'blocked';
}
