import { addWeeks } from '#shared/kernel/calendar-week.ts';
import { WEEK_RADIUS } from './limits.ts';
import type { Offer } from './offer.ts';
import { hasAnimals, isWeekOffered } from './weekly-supply.ts';

/**
 * The weeks for which an offer has animals, for certain or on request: what a search by week finds (column
 * `availableWeeks`). An offer that is unavailable or comes later has none before its day, whatever its rows say.
 */
export function availableWeeks(
  offer: Pick<Offer, 'status' | 'availableFrom' | 'statusWeekly'>,
): string[] {
  return offer.statusWeekly
    .filter((row) => hasAnimals(row) && isWeekOffered(offer, row))
    .map(({ calendarWeek }) => calendarWeek);
}

/** The wanted week with those before and after it, in order: the values of an `in` condition on `availableWeeks`. */
export function weeksAround(
  week: string,
  { before, after }: { readonly before: number; readonly after: number } = WEEK_RADIUS,
): string[] {
  return Array.from({ length: before + 1 + after }, (_, index) => addWeeks(week, index - before));
}
