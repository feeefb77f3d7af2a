import { addWeeks, weekOf } from '#shared/kernel/calendar-week.ts';
import { WEEK_RADIUS } from './limits.ts';
import type { Offer } from './offer.ts';
import { hasAnimals, isWeekOffered } from './weekly-supply.ts';

/**
 * Returns the weeks for which an offer has animals, for certain or on request: a search by week finds them (column
 * `availableWeeks`). An offer that is unavailable or comes later has none before its day, whatever its rows say.
 */
export function availableWeeks(
  offer: Pick<Offer, 'status' | 'availableFrom' | 'statusWeekly'>,
): string[] {
  return offer.statusWeekly
    .filter((row) => hasAnimals(row) && isWeekOffered(offer, row))
    .map(({ calendarWeek }) => calendarWeek);
}

/**
 * Returns the animals of each week for which their number is said, `2026-W51=1200`: an overview sums them by week
 * (column `weeklyAmounts`).
 */
export function weeklyAmounts(
  offer: Pick<Offer, 'status' | 'availableFrom' | 'statusWeekly'>,
): string[] {
  return offer.statusWeekly
    .filter((row) => row.available && hasAnimals(row) && isWeekOffered(offer, row))
    .map(({ calendarWeek, available }) => `${calendarWeek}=${available}`);
}

/**
 * Returns the wanted week with the weeks before and after it, in order: the values of an `in` condition on
 * `availableWeeks`.
 */
export function weeksAround(
  week: string,
  { before, after }: { readonly before: number; readonly after: number } = WEEK_RADIUS,
): string[] {
  return Array.from({ length: before + 1 + after }, (_, index) => addWeeks(week, index - before));
}

/**
 * Returns those of the wanted weeks that are not over on a day: offers keep their past weeks, and nobody can buy in
 * them. Where all are over, the wish stays as it is.
 */
export function weeksLeft(weeks: readonly string[], today: string): readonly string[] {
  const present = weekOf(new Date(today));
  const left = weeks.filter((week) => week >= present);
  return left.length === 0 ? weeks : left;
}

/** Tells whether all weeks that a search asks for are over on a day: nobody can buy for them any more. */
export function isWeekOver(
  wanted: { readonly week: string; readonly before: number; readonly after: number },
  today: string,
): boolean {
  const present = weekOf(new Date(today));
  return wanted.week !== '' && weeksAround(wanted.week, wanted).every((week) => week < present);
}
