import type { Context } from '#functions/kernel/context.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import { AVAILABILITY_UNDO_HOURS, AVAILABILITY_UNDO_REVISIONS } from '#shared/offers/limits.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/** The fields by which animals have a lead time. */
const LED = ['animalusage', 'ageCategory', 'spotMarket'] as const;

/**
 * Returns an offer as it was a short while ago, with the same lead time: who gives it back what it promised then takes
 * a change back, as a mistyped number, and promises nothing new.
 */
export async function recentPromises(
  before: Entity<Offer>,
  { store, clock }: Pick<Context, 'store' | 'clock'>,
): Promise<Offer[]> {
  const { id, rev } = before;
  const first = Math.max(1, rev - AVAILABILITY_UNDO_REVISIONS);
  const earlier = await store.revisions(
    offerClass,
    Array.from({ length: rev - first }, (_, index) => ({ id, rev: first + index })),
  );
  const since = clock.now().getTime() - AVAILABILITY_UNDO_HOURS * HOUR_MS;
  return earlier
    .filter((_, index) => Date.parse((earlier[index + 1] ?? before).updated) >= since)
    .map(({ data }) => data)
    .filter((was) => LED.every((field) => was[field] === before.data[field]));
}
