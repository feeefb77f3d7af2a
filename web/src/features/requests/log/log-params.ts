import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { isDay } from '#shared/kernel/is-day.ts';
import { type ListState, textParam } from '#shared/kernel/list-state.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { seenCode } from '#shared/kernel/typed-text.ts';
import { SHOWN_STATUSES } from '#shared/requests/process/lapsed.ts';
import type { TableSort } from '#web/components/data-table/table-sort.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { hidFilter } from '../hid-filter.ts';
import { sentBetween } from '../sent-filter.ts';

export const logParams = {
  text: textParam(),
  country: textParam(),
  status: textParam(),
  /** A year and month in which requests were sent: `2026-03`. */
  month: textParam(),
};
export type LogState = ListState<typeof logParams>;

/** The columns that the server sorts by, and the attribute of each. */
export const SORTED_BY = {
  number: 'hid',
  applicant: 'applicant.name',
  status: 'status',
  sent: 'sentOn',
} as const;

/** Returns the order of the log: that of the sorted heading, names in the reader's alphabet; else the last changed first. */
export function logOrder(sort: TableSort, locale: Locale) {
  const column = entriesOf(SORTED_BY).find(([name]) => name === sort?.column);
  if (sort === null || column === undefined) return [NEWEST];
  const direction = sort.isDescending ? ('desc' as const) : ('asc' as const);
  const [name, field] = column;
  return [{ field, direction, ...(name === 'applicant' && { locale }) }, NEWEST];
}

const NEWEST = { field: 'updated', direction: 'desc' } as const;

/** Returns the filter that the address asks for; undefined: everything. */
export function logFilter(
  { text, country, status, month }: LogState,
  timeZone: string,
): AttributeFilter | undefined {
  const shownStatus = SHOWN_STATUSES.find((name) => name === status);
  const number = seenCode(text);
  const conditions: AttributeFilter[] = [
    ...(number === '' ? [] : [hidFilter(number)]),
    ...(country === '' ? [] : [{ field: 'country', comparison: 'eq' as const, value: country }]),
    ...(shownStatus === undefined
      ? []
      : [{ field: 'shownStatus', comparison: 'eq' as const, value: shownStatus }]),
    ...sentIn(month, timeZone),
  ];
  return conditions.length === 0 ? undefined : { $and: conditions };
}

/** Returns the conditions of a month; an address may say anything. */
function sentIn(month: string, timeZone: string): AttributeFilter[] {
  const first = `${month}-01`;
  if (!isDay(first)) return [];
  const [year = 0, number = 0] = month.split('-').map(Number);
  return sentBetween(first, utcDayOf(Date.UTC(year, number, 0)), timeZone);
}
