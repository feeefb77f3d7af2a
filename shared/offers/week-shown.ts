import { weeksAround } from './available-weeks.ts';
import type { Offer, WeekStatus } from './offer.ts';
import { hasAnimals, isWeekOffered } from './weekly-supply.ts';

export type WantedWeek = {
  /** `2026-W51`; empty for any week. */
  readonly week: string;
  readonly before: number;
  readonly after: number;
};

/**
 * Returns the week of an offer that a list shows: the wanted one, else the nearest acceptable one, the earlier of two
 * equally near; without a wish the first week with animals. Undefined where the offer has none. `thisWeek`:
 * `2026-W10`.
 */
export function weekShown(
  offer: Pick<Offer, 'status' | 'availableFrom' | 'statusWeekly'>,
  wanted: WantedWeek,
  thisWeek: string,
): WeekStatus | undefined {
  const rows = weeksWithAnimals(offer, thisWeek);
  if (wanted.week === '') return rows[0];
  const weeks = nearestWeeks(wanted);
  const placeOf = ({ calendarWeek }: WeekStatus) => weeks.indexOf(calendarWeek);
  return rows.filter((row) => placeOf(row) >= 0).sort((a, b) => placeOf(a) - placeOf(b))[0];
}

/** Returns the weeks of an offer with animals, from this week on, in order. */
export function weeksWithAnimals(
  offer: Pick<Offer, 'status' | 'availableFrom' | 'statusWeekly'>,
  thisWeek: string,
): WeekStatus[] {
  return offer.statusWeekly.filter(
    (row) => row.calendarWeek >= thisWeek && hasAnimals(row) && isWeekOffered(offer, row),
  );
}

/** Returns the weeks that are acceptable for a wanted one, nearest first, the earlier of two equally near. */
export function nearestWeeks(wanted: WantedWeek): string[] {
  const weeks = weeksAround(wanted.week, wanted);
  const distanceOf = (week: string) => Math.abs(weeks.indexOf(week) - wanted.before);
  return weeks.toSorted((a, b) => distanceOf(a) - distanceOf(b));
}
