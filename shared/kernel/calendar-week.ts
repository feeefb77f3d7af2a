import * as z from 'zod';
import { DAY_MS } from './time.ts';

/** An ISO 8601 week, `2026-W12`. Weeks start on Monday; week 1 holds the year's first Thursday. */
export const CalendarWeek = z
  .string()
  .max('2026-W12'.length, { error: 'an ISO week, 2026-W12', abort: true })
  .regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/, 'an ISO week, 2026-W12')
  .refine((week) => weekOf(mondayOf(week)) === week, { message: 'a week that the year has' });
export type CalendarWeek = z.infer<typeof CalendarWeek>;

/** Returns the ISO week of an instant, in UTC. */
export function weekOf(date: Date): string {
  const day = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
  const isoDay = day.getUTCDay() || 7;
  day.setUTCDate(day.getUTCDate() + 4 - isoDay);
  const yearStart = Date.UTC(day.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((day.getTime() - yearStart) / DAY_MS + 1) / 7);
  return `${day.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

/** Returns midnight UTC of the week's Monday. */
export function mondayOf(week: string): Date {
  const year = Number(week.slice(0, 4));
  const number = Number(week.slice(6));
  const january4 = new Date(Date.UTC(year, 0, 4));
  const firstMonday = january4.getTime() - ((january4.getUTCDay() || 7) - 1) * DAY_MS;
  return new Date(firstMonday + (number - 1) * 7 * DAY_MS);
}

/** Returns the week `by` weeks later (earlier when negative). */
export function addWeeks(week: string, by: number): string {
  return weekOf(new Date(mondayOf(week).getTime() + by * 7 * DAY_MS));
}
