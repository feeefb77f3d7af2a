import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { type ListState, textParam } from '#shared/kernel/list-state.ts';
import { SHOWN_STATUSES } from '#shared/requests/process/lapsed.ts';
import type { TableSort } from '#web/components/data-table/table-sort.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';

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

/** Returns the order of the log: that of the sorted heading, else the last changed first. */
export function logOrder(sort: TableSort) {
  const column = entriesOf(SORTED_BY).find(([name]) => name === sort?.column);
  if (sort === null || column === undefined) return [NEWEST];
  const direction = sort.isDescending ? ('desc' as const) : ('asc' as const);
  return [{ field: column[1], direction }, NEWEST];
}

const NEWEST = { field: 'updated', direction: 'desc' } as const;

/** Returns the filter that the address asks for; undefined: everything. */
export function logFilter({ text, country, status, month }: LogState): AttributeFilter | undefined {
  const known = SHOWN_STATUSES.find((known) => known === status);
  const number = text.trim();
  const conditions: AttributeFilter[] = [
    ...(number === '' ? [] : [{ field: 'hid', comparison: 'contains' as const, value: number }]),
    ...(country === '' ? [] : [{ field: 'country', comparison: 'eq' as const, value: country }]),
    ...(known === undefined
      ? []
      : [{ field: 'shownStatus', comparison: 'eq' as const, value: known }]),
    ...sentIn(month),
  ];
  return conditions.length === 0 ? undefined : { $and: conditions };
}

/** Returns the filter of a month; an address may say anything. */
function sentIn(month: string): AttributeFilter[] {
  const begin = new Date(`${month}-01T00:00:00.000Z`);
  if (!/^\d{4}-\d{2}$/.test(month) || Number.isNaN(begin.getTime())) return [];
  const end = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 1));
  return [
    { field: 'sentOn', comparison: 'gte', value: begin.toISOString() },
    { field: 'sentOn', comparison: 'lt', value: end.toISOString() },
  ];
}
