import { utcDayOf } from '#shared/kernel/day.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { LawUnit } from './law-words.ts';

const MS_A_DAY = 86_400_000;

/**
 * Returns the day on which a period that begins on `day` is over: a calf born on 2 June is 6 months old on 2 December.
 * A day that its month lacks is the first of the next: born on 31 August it is 6 months old on 1 March.
 */
export function dayAfterPeriod(day: Day, amount: number, unit: Exclude<LawUnit, 'kg'>): Day {
  const begin = new Date(day);
  if (unit !== 'months') {
    const days = unit === 'weeks' ? amount * 7 : amount;
    return utcDayOf(begin.getTime() + days * MS_A_DAY);
  }
  const year = begin.getUTCFullYear();
  const month = begin.getUTCMonth() + amount;
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return begin.getUTCDate() > daysInMonth
    ? utcDayOf(Date.UTC(year, month + 1, 1))
    : utcDayOf(Date.UTC(year, month, begin.getUTCDate()));
}
