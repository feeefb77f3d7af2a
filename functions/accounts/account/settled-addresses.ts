import type { Context } from '#functions/kernel/context.ts';
import { isSameAddress, mailedAddresses } from '#functions/mail/public.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { ADDRESS_REST_DAYS } from '#shared/accounts/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

type Reads = Pick<Context, 'store' | 'clock'>;

/**
 * Returns the addresses that prove whose account it is: those of some days ago, and of before anybody joined who can be
 * objected to; as long as any of them is still in use, those only.
 */
export async function settledAddresses(reads: Reads, account: Entity<Account>): Promise<string[]> {
  const since = new Date(reads.clock.now().getTime() - ADDRESS_REST_DAYS * DAY_MS);
  const old = await reads.store.untyped.asOf(account.id, since);
  const settled = await addressesBefore(reads, account, old?.rev ?? 1);
  const now = mailedAddresses(account.data.userData);
  const kept = settled.filter((email) => now.some((other) => isSameAddress(email, other)));
  return kept.length > 0 ? kept : settled;
}

/**
 * Refuses addresses that came into the account with somebody who can still be objected to.
 * @throws AppError `accounts.disputedAddress`
 */
export async function requireUndisputedAddresses(
  reads: Reads,
  account: Entity<Account>,
): Promise<void> {
  const before = await addressesBefore(reads, account, account.rev);
  const isKnown = (email: string) => before.some((other) => isSameAddress(email, other));
  if (!mailedAddresses(account.data.userData).every(isKnown)) {
    throw new AppError(accountErrors.disputedAddress);
  }
}

/** Returns the addresses of a revision, or of an older one that nobody who can be objected to has made. */
async function addressesBefore(
  { store, clock }: Reads,
  { id, data: { joinings = [] } }: Entity<Account>,
  rev: number,
): Promise<string[]> {
  const now = clock.now().toISOString();
  const disputed = joinings.flatMap(({ objection }) =>
    objection?.rev !== undefined && objection.expires > now ? [objection.rev] : [],
  );
  const [revision] = await store.revisions(accountClass, [{ id, rev: Math.min(rev, ...disputed) }]);
  return revision === undefined ? [] : mailedAddresses(revision.data.userData);
}
