import { addWeeks, weekOf } from '#shared/kernel/calendar-week.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import { PREORDER_LEAD, PREORDER_LIMIT } from './limits.ts';

/** Returns the first day that can still be promised, `2026-04-06`. `today`: the day in the country. */
export function earliestDay(preorder: Preorder, today: string): string {
  const lead = PREORDER_LEAD[preorder];
  return 'weeks' in lead ? addDays(today, 7 * lead.weeks) : addMonths(today, lead.months);
}

/** Returns the last day that can be promised already. */
export function latestDay(today: string): string {
  return addMonths(today, 12 * PREORDER_LIMIT.years);
}

/**
 * Returns the first week that can still be offered: the one in which the lead time ends. A week is offered as a
 * whole, so a lead in weeks is the same on each day of the week.
 */
export function earliestWeek(preorder: Preorder, today: string): string {
  return weekOf(new Date(earliestDay(preorder, today)));
}

/** Returns the last week that can be offered already: the one in which the year ends. */
export function latestWeek(today: string): string {
  return weekOf(new Date(latestDay(today)));
}

/** Returns the weeks in which animals can be wanted: from the present one to the last that can be offered already. */
export function weeksAhead(today: string): string[] {
  const last = latestWeek(today);
  const weeks: string[] = [];
  for (let week = weekOf(new Date(today)); week <= last; week = addWeeks(week, 1)) weeks.push(week);
  return weeks;
}

function addDays(day: string, by: number): string {
  return utcDayOf(Date.parse(day) + by * DAY_MS);
}

/** Returns the same day of a later month; the last one where the month is shorter. */
function addMonths(day: string, by: number): string {
  const from = new Date(day);
  const lastOfMonth = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + by + 1, 0);
  const date = Math.min(from.getUTCDate(), new Date(lastOfMonth).getUTCDate());
  return utcDayOf(new Date(lastOfMonth).setUTCDate(date));
}
