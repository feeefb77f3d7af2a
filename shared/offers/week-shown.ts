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
  const rows = offer.statusWeekly.filter(
    (row) => row.calendarWeek >= thisWeek && hasAnimals(row) && isWeekOffered(offer, row),
  );
  if (wanted.week === '') return rows[0];
  const weeks = weeksAround(wanted.week, wanted);
  const distanceOf = ({ calendarWeek }: WeekStatus) =>
    Math.abs(weeks.indexOf(calendarWeek) - wanted.before);
  return rows
    .filter(({ calendarWeek }) => weeks.includes(calendarWeek))
    .sort((a, b) => distanceOf(a) - distanceOf(b))[0];
}
