import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS, type Day } from '#shared/kernel/time.ts';
import type { HolidayRule } from './holiday-rule.ts';

/** Days between the Julian and the Gregorian calendar, 1900 to 2099. */
const JULIAN_DAYS = 13;

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

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
