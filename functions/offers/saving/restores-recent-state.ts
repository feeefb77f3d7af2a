import type { Context } from '#functions/kernel/context.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { AVAILABILITY_UNDO_HOURS, AVAILABILITY_UNDO_REVISIONS } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

type State = Pick<Offer, 'status' | 'availableFrom'>;

/**
 * Tells whether an offer gets back a state and day that it had a short while ago: an undo, which promises nothing
 * new.
 */
export async function restoresRecentState(
  before: Entity<Offer> | undefined,
  after: State,
  { store, clock }: Pick<Context, 'store' | 'clock'>,
): Promise<boolean> {
  // Only a day from which on an offer comes has a lead time.
  if (before === undefined || after.status !== 'later') return false;
  if (isSame(before.data, after)) return false;
  const { id, rev } = before;
  const first = Math.max(1, rev - AVAILABILITY_UNDO_REVISIONS);
  const earlier = await store.revisions(
    offerClass,
    Array.from({ length: rev - first }, (_, index) => ({ id, rev: first + index })),
  );
  const since = clock.now().getTime() - AVAILABILITY_UNDO_HOURS * HOUR_MS;
  return earlier.some((revision, index) => {
    const stoodUntil = Date.parse((earlier[index + 1] ?? before).updated);
    return stoodUntil >= since && isSame(revision.data, after);
  });
}

function isSame(state: State, other: State): boolean {
  return state.status === other.status && state.availableFrom === other.availableFrom;
}
