import { utcDayOf } from '#shared/kernel/day.ts';
import { type ListState, listParam, textParam } from '#shared/kernel/list-state.ts';
import type { Day } from '#shared/kernel/time.ts';
import { STATISTIC_MONTHS } from '#shared/requests/limits.ts';
import type { Month } from '#shared/requests/statistics.ts';

/**
 * The state of the statistic in the address. `regions`: ids, or `all`; nothing: the authority's own. An empty month:
 * the period that the page begins with.
 */
export const statisticParams = {
  from: textParam(),
  to: textParam(),
  regions: listParam(),
  /** The country of the regions; for administrators only. */
  country: textParam(),
};
export type StatisticState = ListState<typeof statisticParams>;

export const ALL_REGIONS = 'all';
const MONTHS_AT_FIRST = 12;

/** Returns the month that lies a number of months before another one. */
function monthBefore(month: Month, months: number): Month {
  const [year, of] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return utcDayOf(Date.UTC(year, of - 1 - months, 1)).slice(0, 7);
}

/** Returns the months from one to another, both included, oldest first. */
export function monthsOf({ from, to }: Period): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = monthBefore(month, -1)) months.push(month);
  return months;
}

export type Period = { readonly from: Month; readonly to: Month };

/** Returns the last months up to a day, newest first: those that can be chosen. */
export function choosableMonths(today: Day): Month[] {
  const current = today.slice(0, 7);
  return Array.from({ length: STATISTIC_MONTHS }, (_, index) => monthBefore(current, index));
}

/**
 * Returns the period of the address. A month that cannot be chosen, as in an old bookmark, gives way to the twelve
 * months up to now.
 */
export function periodOf({ from, to }: StatisticState, months: readonly Month[]): Period {
  const [newest = '', oldest = ''] = [months[0], months.at(-1)];
  const end = months.includes(to) ? to : newest;
  const usual = monthBefore(end, MONTHS_AT_FIRST - 1);
  const begin = months.includes(from) ? from : usual < oldest ? oldest : usual;
  return begin <= end ? { from: begin, to: end } : { from: end, to: begin };
}
