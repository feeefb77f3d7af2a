import type { Offer, WeekStatus } from './offer.ts';

type Supply = Pick<WeekStatus, 'available' | 'status'>;

/** Tells whether animals can be had in this week, for certain or on request. A week without a row has none. */
export function hasAnimals(row: Supply): boolean {
  return certainty(row) > 0;
}

/**
 * Tells whether the offer's row of a week counts: not before the day of an offer that is unavailable or comes later.
 */
export function isWeekOffered(
  { status, availableFrom }: Pick<Offer, 'status' | 'availableFrom'>,
  { to }: Pick<WeekStatus, 'to'>,
): boolean {
  if (status === 'archived') return false;
  return status === 'available' || (availableFrom !== undefined && to >= availableFrom);
}

/** Tells whether the week offers no more than it did before; nothing counts as none. */
export function isNotMoreThan(row: Supply, before: Supply = {}): boolean {
  const now = certainty(row);
  const then = certainty(before);
  if (now === 0 || now < then) return true;
  return now === then && animals(row) <= animals(before);
}

/** Returns how certain the animals of a week are: 0 none, 1 on request, 2 for certain. */
function certainty({ available, status }: Supply): 0 | 1 | 2 {
  switch (status) {
    case 'unavailable':
      return 0;
    case 'onRequest':
      return 1;
    case 'available':
      return available === 0 ? 0 : 2;
    case undefined:
      return available === undefined || available === 0 ? 0 : 2;
  }
}

/** Returns the number of animals of a week; it may be any where no number is said. */
const animals = ({ available = Number.POSITIVE_INFINITY }: Supply): number => available;
