import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { earliestWeek, latestWeek } from '#shared/offers/preorder-dates.ts';
import { hasAnimals } from '#shared/offers/weekly-supply.ts';
import type { WeekEntry } from './week-entry.ts';

export type WeekWindow = {
  readonly thisWeek: string;
  /** The first week that the lead time of a pre-order allows; absent where there is none. */
  readonly earliest: string | undefined;
  readonly latest: string;
  /** The weeks that were promised in time: the server knows how many animals they may have. */
  readonly promised: readonly string[];
};

/** Returns the weeks that can be filled in. `today`: `2026-03-05`. */
export function weekWindow(
  today: string,
  { preorder, promised }: { preorder: Preorder | undefined; promised: readonly string[] },
): WeekWindow {
  return {
    thisWeek: weekOf(new Date(today)),
    earliest: preorder && earliestWeek(preorder, today),
    latest: latestWeek(today),
    promised,
  };
}

export type WeekRefusal = 'past' | 'tooSoon' | 'tooFar';

/** Returns why a week cannot be given this entry (null: nothing); undefined when it can. */
export function weekRefusal(
  week: string,
  entry: WeekEntry | null,
  { thisWeek, earliest, latest, promised }: WeekWindow,
): WeekRefusal | undefined {
  if (week < thisWeek) return 'past';
  if (week > latest) return 'tooFar';
  const isInTime = earliest === undefined || week >= earliest || promised.includes(week);
  return isInTime || !hasAnimals(entry ?? {}) ? undefined : 'tooSoon';
}

/** Returns why a week cannot be filled in at all; undefined when it can. */
export const weekLock = (week: string, window: WeekWindow): WeekRefusal | undefined =>
  weekRefusal(week, { status: 'available' }, window);

/** Returns the weeks for which an offer promises animals. */
export const promisedWeeks = ({ statusWeekly }: Pick<Offer, 'statusWeekly'>): string[] =>
  statusWeekly.filter(hasAnimals).map(({ calendarWeek }) => calendarWeek);
