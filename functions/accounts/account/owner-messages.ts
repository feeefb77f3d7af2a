import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import type { Account } from '#shared/accounts/account.ts';
import { publicationChanged } from '#shared/accounts/publication-changed.ts';
import { salePlacesChanged } from '#shared/accounts/sale-places-changed.ts';
import type { OwnerChanged } from '#shared/offers/owner-changed.ts';

/**
 * Returns the messages that tell the offers of an account about its change: whether they may be found, or where they
 * are.
 */
export function ownerMessages(owner: string, before: Account, after: Account): OutboxMessage[] {
  const isChanged = publicationChanged(before, after) || salePlacesChanged(before, after);
  return isChanged ? [{ queue: 'offers', body: { owner } satisfies OwnerChanged }] : [];
}
