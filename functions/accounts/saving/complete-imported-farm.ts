import type * as z from 'zod';
import { followAddress } from '#functions/accounts/account/follow-address.ts';
import { normalizeAccount } from '#functions/accounts/account/normalize-account.ts';
import { Account } from '#shared/accounts/account.ts';
import { followControlBodies } from '#shared/accounts/follow-control-bodies.ts';

/**
 * Completes a farm that an import makes or changes, as `completeAccount` does, without reading anything: the import
 * has found the farm's region, names offices that exist, and removes nothing that is in use. Tells why the class refuses
 * the farm where it does.
 */
export function completeImportedFarm(
  account: Account,
  before: Account | undefined,
  now: Date,
): z.ZodSafeParseResult<Account> {
  const tidied = normalizeAccount(account, { before, byOwner: false });
  return Account.safeParse(followControlBodies(followAddress(tidied, before), now));
}
