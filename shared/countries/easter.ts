import { utcDayOf } from '#shared/kernel/day.ts';
import type { Day } from '#shared/kernel/time.ts';

/** Days between the Julian and the Gregorian calendar, 1900 to 2099. */
const JULIAN_DAYS = 13;

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
