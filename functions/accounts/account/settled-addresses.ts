import type { Context } from '#functions/kernel/context.ts';
import { isSameAddress, mailedAddresses, namedAddresses } from '#functions/mail/public.ts';
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
  const before = await accountBefore(reads, account, old?.rev ?? 1);
  const settled = before ? namedAddresses(before) : [];
  const now = namedAddresses(account.data);
  const kept = settled.filter((email) => now.some((other) => isSameAddress(email, other)));
  return kept.length > 0 ? kept : settled;
}

/**
 * Refuses addresses of the account, by default those that its mails go to, that came into it with somebody who can
 * still be objected to.
 * @throws AppError `accounts.disputedAddress`
 */
export async function requireUndisputedAddresses(
  reads: Reads,
  account: Entity<Account>,
  addresses: readonly string[] = mailedAddresses(account.data),
): Promise<void> {
  const before = await accountBefore(reads, account, account.rev);
  const addressesBefore = before ? [...mailedAddresses(before), before.userData.address.email] : [];
  const isKnown = (email: string) => addressesBefore.some((other) => isSameAddress(email, other));
  if (!addresses.every(isKnown)) throw new AppError(accountErrors.disputedAddress);
}

/** Returns the account in a revision, or in an older one that nobody who can be objected to has made. */
async function accountBefore(
  { store, clock }: Reads,
  { id, data: { joinings = [] } }: Entity<Account>,
  rev: number,
): Promise<Account | undefined> {
  const now = clock.now().toISOString();
  const disputed = joinings.flatMap(({ objection }) =>
    objection?.rev !== undefined && objection.expires > now ? [objection.rev] : [],
  );
  const [revision] = await store.revisions(accountClass, [{ id, rev: Math.min(rev, ...disputed) }]);
  return revision?.data;
}
