import { utcDayOf } from '#shared/kernel/day.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { LawUnit } from './law-words.ts';

const MS_A_DAY = 86_400_000;

/**
 * Returns the day on which a period that begins on `day` is over: a calf born on 2 June is 6 months old on 2 December.
 * A day that its month lacks is the first of the next: born on 31 August it is 6 months old on 1 March.
 */
export function dayAfterPeriod(day: Day, amount: number, unit: Exclude<LawUnit, 'kg'>): Day {
  if (unit !== 'months') {
    const days = unit === 'weeks' ? amount * 7 : amount;
    return utcDayOf(Date.parse(day) + days * MS_A_DAY);
  }
  const { year, month, date, daysInMonth } = monthAfter(day, amount);
  return date > daysInMonth
    ? utcDayOf(Date.UTC(year, month + 1, 1))
    : utcDayOf(Date.UTC(year, month, date));
}

/**
 * Returns the last day of a period of months from a day: one that its month lacks is the last of that month (Regulation
 * (EEC, Euratom) No 1182/71, Art. 3(2)(c)).
 */
export function lastDayOfMonths(day: Day, amount: number): Day {
  const { year, month, date, daysInMonth } = monthAfter(day, amount);
  return utcDayOf(Date.UTC(year, month, Math.min(date, daysInMonth)));
}

/** Returns the month so many months after a day, how many days it has, and the date in it that the day would be. */
function monthAfter(day: Day, amount: number) {
  const begin = new Date(day);
  const year = begin.getUTCFullYear();
  const month = begin.getUTCMonth() + amount;
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { year, month, date: begin.getUTCDate(), daysInMonth };
}
