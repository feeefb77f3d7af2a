/** The years in which days of the product can lie: a slip of the finger is no year. */
const YEARS = { first: 1900, last: 2199 };

export const isYear = (year: number): boolean => YEARS.first <= year && year <= YEARS.last;

/**
 * Tells whether a text is a day of the calendar as `2026-03-05`: 30 February is none. For pages, which parse with no
 * schema (`Day`).
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isYear(Number(text.slice(0, 4)))) return false;
  return new Date(`${text}T00:00:00.000Z`).getUTCDate() === Number(text.slice(8));
}
