import type { OutboxMessage } from '#functions/kernel/store/entity-store.ts';
import type { Account } from '#shared/accounts/account.ts';
import { controlBodiesOf } from '#shared/accounts/control-bodies-of.ts';
import { publicationChanged } from '#shared/accounts/publication-changed.ts';
import { salePlacesChanged } from '#shared/accounts/sale-places-changed.ts';
import type { OwnerChanged } from '#shared/offers/owner-changed.ts';
import type { FarmMoved } from '#shared/requests/farm-moved.ts';

/**
 * Returns the messages that tell the offers of an account about its change: whether they may be found, or where they
 * are; and its requests, that another control body certifies it.
 */
export function ownerMessages(owner: string, before: Account, after: Account): OutboxMessage[] {
  const isChanged = publicationChanged(before, after) || salePlacesChanged(before, after);
  return [
    ...(isChanged ? [{ queue: 'offers', body: { owner } satisfies OwnerChanged } as const] : []),
    ...(hasMoved(before, after)
      ? [{ queue: 'requests', body: { farm: owner } satisfies FarmMoved } as const]
      : []),
  ];
}

/** Tells whether a farm has a control body after the change, and not the same ones as before. */
function hasMoved(before: Account, after: Account): boolean {
  const [old, present] = [before, after].map((account) => controlBodiesOf(account).toSorted());
  return present?.length !== 0 && String(old) !== String(present);
}
