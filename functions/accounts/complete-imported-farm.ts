import { Account } from '#shared/accounts/account.ts';
import { followControlBodies } from '#shared/accounts/follow-control-bodies.ts';
import { normalizeAccount } from './normalize-account.ts';

/**
 * Completes a farm that an import makes or changes, as `completeAccount` does, without looking anything up: the import has
 * found its region, names offices that exist, and removes nothing that others rest on.
 */
export function completeImportedFarm(
  account: Account,
  before: Account | undefined,
  now: Date,
): Account {
  const tidied = normalizeAccount(account, { before, byOwner: false });
  return Account.parse(followControlBodies(tidied, now));
}
