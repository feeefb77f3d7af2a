import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import { earliestWeek, latestWeek } from '#shared/offers/preorder-dates.ts';
import { hasAnimals, isNotMoreThan } from '#shared/offers/weekly-supply.ts';
import type { WeekEntries, WeekEntry } from './week-entry.ts';

export type WeekWindow = {
  readonly thisWeek: string;
  /** The first week that the lead time of a pre-order allows; absent where there is none. */
  readonly earliest: string | undefined;
  readonly latest: string;
  /** The weeks that are promised already: their animals may become less. */
  readonly stored: WeekEntries;
};

/** Returns the weeks that can be filled in. `today`: `2026-03-05`. */
export function weekWindow(
  today: string,
  { preorder, stored }: { preorder: Preorder | undefined; stored: WeekEntries },
): WeekWindow {
  return {
    thisWeek: weekOf(new Date(today)),
    earliest: preorder && earliestWeek(preorder, today),
    latest: latestWeek(today),
    stored,
  };
}

export type WeekRefusal = 'past' | 'tooSoon' | 'tooFar';

/** Returns why a week cannot be given this entry (null: nothing); undefined when it can. */
export function weekRefusal(
  week: string,
  entry: WeekEntry | null,
  { thisWeek, earliest, latest, stored }: WeekWindow,
): WeekRefusal | undefined {
  if (week < thisWeek) return 'past';
  if (week > latest) return 'tooFar';
  if (earliest === undefined || week >= earliest) return undefined;
  return isNotMoreThan(entry ?? {}, stored[week]) ? undefined : 'tooSoon';
}

/** Returns why a week cannot be filled in at all; undefined when it can. */
export function weekLock(week: string, window: WeekWindow): WeekRefusal | undefined {
  const promised = window.stored[week];
  const isPromised = promised !== undefined && hasAnimals(promised);
  return weekRefusal(week, isPromised ? null : { status: 'available' }, window);
}
