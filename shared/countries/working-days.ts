import { dayIn, utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS, type Day, HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';
import { holidayDay } from './holiday-day.ts';
import type { HolidayRule } from './holiday-rule.ts';
import { timeZoneOf } from './time-zone.ts';

/**
 * The days on which the offices of a country, or of a region of it, do not work, and the time zone in which its days
 * begin.
 */
export type WorkingCalendar = {
  readonly timeZone: string;
  readonly holidays: readonly Pick<HolidayRule, 'on' | 'regions'>[];
  readonly region?: string | undefined;
};

const SUNDAY = 0;
const SATURDAY = 6;

/**
 * Tells whether offices work on a day: not on Saturdays, Sundays and holidays (Regulation (EEC, Euratom) No 1182/71,
 * Art. 2(2)).
 */
export function isWorkingDay(day: Day, { holidays, region }: WorkingCalendar): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === SUNDAY || weekday === SATURDAY) return false;
  const year = Number(day.slice(0, 4));
  return !holidays.some(
    (rule) =>
      (rule.regions.length === 0 || (region !== undefined && rule.regions.includes(region))) &&
      holidayDay(rule, year) === day,
  );
}

/**
 * Returns the day that is a number of working days after a day, which itself does not count (Art. 3(1)); a negative
 * number counts back.
 */
export function addWorkingDays(day: Day, days: number, calendar: WorkingCalendar): Day {
  const step = Math.sign(days);
  let current = day;
  for (let left = Math.abs(days); left > 0; ) {
    current = dayAfter(current, step);
    if (isWorkingDay(current, calendar)) left -= 1;
  }
  return current;
}

/** Returns the last second of a day in a time zone: when a period ends on that day. */
export function endOfDay(day: Day, timeZone: string): Date {
  return new Date(startOfDay(dayAfter(day, 1), timeZone).getTime() - SECOND_MS);
}

/** Returns the end of the day in a country that is a number of days after the one that it is there at an instant. */
export function endOfDayAfter(country: { readonly code: string }, now: Date, days: number): Date {
  const timeZone = timeZoneOf(country);
  return endOfDay(dayAfter(dayIn(timeZone, now), days), timeZone);
}

/** Returns the instant at which a day begins in a time zone. */
export function startOfDay(day: Day, timeZone: string): Date {
  // No zone is more than 14 hours ahead or 12 behind; offsets are quarters of an hour.
  let low = Date.parse(day) - 14 * HOUR_MS;
  while (dayIn(timeZone, new Date(low)) < day) low += HOUR_MS / 4;
  return new Date(low);
}

function dayAfter(day: Day, days: number): Day {
  return utcDayOf(Date.parse(day) + days * DAY_MS);
}
