import { utcDayOf } from '#shared/kernel/day.ts';
import { isYear } from '#shared/kernel/is-day.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';

type Unit = 'day' | 'month' | 'year';

const SHORT_YEAR_BASE = 2000;

/**
 * Returns the day of a text typed in the page's language (`5.3.2026`, `05/03/2026`, `2026. 3. 5.`, `5 3 26`), or of its
 * digits alone (`05032026`, `050326`): `2026-03-05`.
 */
export function parseDay(text: string, locale: Locale): string | undefined {
  const parts = text
    .trim()
    .split(/[^\d]+/)
    .filter(Boolean)
    .flatMap((part, _, { length }) => (length === 1 ? digitsApart(part, locale) : part));
  const [first = '', second = '', third = '', ...more] = parts;
  if (third === '' || more.length > 0) return undefined;
  const order = writtenOrder(first, third) ?? dayOrder(locale);
  const typed = [first, second, third];
  const numberOf = (unit: Unit) => Number(typed[order.indexOf(unit)]);
  const year = numberOf('year') < 100 ? SHORT_YEAR_BASE + numberOf('year') : numberOf('year');
  return isoDay(year, numberOf('month'), numberOf('day'));
}

/** Returns the order that a year of four digits tells, whatever the language: nobody here writes the month first. */
function writtenOrder(first: string, third: string): readonly Unit[] | undefined {
  if (first.length === 4) return ['year', 'month', 'day'];
  return third.length === 4 ? ['day', 'month', 'year'] : undefined;
}

/** Returns day, month and year of their digits without anything between them, in the order of the language. */
function digitsApart(digits: string, locale: Locale): string[] {
  const yearDigits = digits.length - 4;
  if (yearDigits !== 2 && yearDigits !== 4) return [digits];
  let end = 0;
  return dayOrder(locale).map((unit) => {
    const begin = end;
    end += unit === 'year' ? yearDigits : 2;
    return digits.slice(begin, end);
  });
}

/** Returns an example of a day as it is written here, which cannot be misread: 31.12.2026. */
export function exampleDay(locale: Locale, year: number): string {
  return new Date(Date.UTC(year, 11, 31)).toLocaleDateString(toLanguageTag(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function dayOrder(locale: Locale): Unit[] {
  const parts = new Intl.DateTimeFormat(toLanguageTag(locale)).formatToParts(0);
  return parts.flatMap(({ type }) =>
    type === 'day' || type === 'month' || type === 'year' ? [type] : [],
  );
}

function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && isYear(year);
  return exists ? utcDayOf(date) : undefined;
}
