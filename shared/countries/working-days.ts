import { dayIn, utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS, type Day, HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';
import type { HolidayRule } from './holiday-rule.ts';
import { timeZoneOf } from './time-zone.ts';

/** Days between the Julian and the Gregorian calendar, 1900 to 2099. */
const JULIAN_DAYS = 13;

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

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

/** Returns the day on which a holiday falls in a year; undefined where there is none, as on 29 February of most years. */
export function holidayDay({ on }: Pick<HolidayRule, 'on'>, year: number): Day | undefined {
  const [, church, days] = /^(easter|orthodox)([+-]\d+)$/.exec(on) ?? [];
  if (days !== undefined) {
    const sunday = church === 'easter' ? easterOf(year) : orthodoxEasterOf(year);
    return utcDayOf(Date.parse(sunday) + Number(days) * DAY_MS);
  }
  const [, weekday, date] = /^([a-z]{3})>=(.+)$/.exec(on) ?? [];
  if (date !== undefined) {
    const from = Date.parse(`${year}-${date}`);
    const ahead = (WEEKDAYS.indexOf(weekday ?? '') - new Date(from).getUTCDay() + 7) % 7;
    return dayOf(from + ahead * DAY_MS);
  }
  const day = on.length === 'MM-DD'.length ? `${year}-${on}` : on;
  return day.startsWith(`${year}-`) && dayOf(Date.parse(day)) === day ? day : undefined;
}

function dayOf(ms: number): Day | undefined {
  return Number.isNaN(ms) ? undefined : utcDayOf(ms);
}

/** Returns Easter Sunday of a year by the Gregorian calendar (Meeus, Astronomical Algorithms, 8). */
export function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const rest = 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) + 32 - moon - (year % 4);
  const toSunday = rest % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * shift + 114;
  return utcDayOf(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** Returns Easter Sunday of the Orthodox churches, a day of the Gregorian calendar. */
export function orthodoxEasterOf(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + toSunday + 114;
  const julian = Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
  return utcDayOf(julian + JULIAN_DAYS * 86_400_000);
}
