import { addWeeks, mondayOf } from '#shared/kernel/calendar-week.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';

export type MonthRow = {
  /** The month: `2026-03`. */
  readonly month: string;
  readonly weeks: readonly string[];
};

/** Returns the month of a week: that of its Thursday, as ISO 8601 counts a week to a year. */
export function monthOf(week: string): string {
  return utcDayOf(mondayOf(week).getTime() + 3 * DAY_MS).slice(0, 7);
}

/** Returns the weeks of a year from the present one on, by month; the first month from its beginning. */
export function monthRows({ thisWeek, latest }: { thisWeek: string; latest: string }): MonthRow[] {
  const month = monthOf(thisWeek);
  let week = thisWeek;
  while (monthOf(addWeeks(week, -1)) === month) week = addWeeks(week, -1);
  const weeks: string[] = [];
  for (; week <= latest; week = addWeeks(week, 1)) weeks.push(week);
  return [...Map.groupBy(weeks, monthOf)].map(([of, some]) => ({ month: of, weeks: some }));
}
