import { addWeeks, mondayOf } from '#shared/kernel/calendar-week.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { offerErrors } from './errors.ts';
import { PAST_WEEKLY_ROWS, WEEKLY_ROWS } from './limits.ts';
import type { WeekStatus } from './offer.ts';
import type { OfferProblem } from './offer-problem.ts';

/** Returns Monday and Sunday of an ISO week: `from` and `to` of its row. */
export function weekDays(week: string): { from: string; to: string } {
  const monday = mondayOf(week).getTime();
  return { from: utcDayOf(monday), to: utcDayOf(monday + 6 * DAY_MS) };
}

/**
 * Returns the problems of the rows as sent; weeks that have passed are history and stay as they were. A week that is
 * older than what is kept has gone meanwhile, as a file that was exported earlier has it. `thisWeek`: `2026-W10`.
 */
export function weeklyProblems(
  rows: readonly WeekStatus[],
  before: readonly WeekStatus[],
  thisWeek: string,
): OfferProblem[] {
  // On a Sunday one week less is kept: see `withPastWeeks`.
  const oldest = addWeeks(thisWeek, 1 - PAST_WEEKLY_ROWS);
  return rows.flatMap((row, index): OfferProblem[] => {
    const path = `statusWeekly.${index}`;
    const { from, to } = weekDays(row.calendarWeek);
    const previous = rows[index - 1];
    if (previous && previous.calendarWeek >= row.calendarWeek) {
      return [{ path: `${path}.calendarWeek`, error: offerErrors.weeksNotInOrder }];
    }
    if (row.from !== from) return [{ path: `${path}.from`, error: offerErrors.wrongWeekDays }];
    if (row.to !== to) return [{ path: `${path}.to`, error: offerErrors.wrongWeekDays }];
    const isPast = row.calendarWeek >= oldest && row.calendarWeek < thisWeek;
    return isPast && !before.some((previous) => isSameRow(previous, row))
      ? [{ path: `${path}.calendarWeek`, error: offerErrors.pastWeek }]
      : [];
  });
}

/**
 * Returns the rows to store: the rows sent, and the stored rows of past weeks, a year back. On a Sunday the year ahead
 * may reach into a 54th week: the oldest past one gives way to it.
 */
export function withPastWeeks(
  rows: readonly WeekStatus[],
  before: readonly WeekStatus[],
  thisWeek: string,
): WeekStatus[] {
  const next = rows.filter((row) => row.calendarWeek >= thisWeek);
  const past = before.filter((row) => row.calendarWeek < thisWeek);
  const most = Math.min(PAST_WEEKLY_ROWS, WEEKLY_ROWS - next.length);
  return [...past.slice(Math.max(0, past.length - most)), ...next];
}

/** Tells whether the row says the same of the same week. */
export function isSameRow(row: WeekStatus, other: WeekStatus): boolean {
  return (
    row.calendarWeek === other.calendarWeek &&
    row.available === other.available &&
    row.status === other.status
  );
}
