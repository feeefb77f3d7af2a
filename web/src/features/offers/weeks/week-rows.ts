import { defined } from '#shared/kernel/defined.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import type { WeekEntries } from './week-entry.ts';

type Rows = Offer['statusWeekly'];

/** Returns the weeks of a stored offer as its form holds them. */
export function entriesOfRows(rows: Rows): WeekEntries {
  return Object.fromEntries(
    rows.map(({ calendarWeek, available, status }) => [
      calendarWeek,
      defined({ available, status }),
    ]),
  );
}

/** Returns the rows to send: of the present week and later ones. The product keeps past weeks by itself. */
export function rowsOfEntries(entries: WeekEntries, thisWeek: string): Rows {
  return Object.entries(entries)
    .filter(([week]) => week >= thisWeek)
    .sort(([week], [other]) => week.localeCompare(other, 'en'))
    .map(([calendarWeek, entry]) => ({ calendarWeek, ...weekDays(calendarWeek), ...entry }));
}
