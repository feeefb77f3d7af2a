import type { Day } from './time.ts';

/** The format of each time zone: a format costs far more to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the calendar day that an instant has in a time zone: `2026-03-05`. At 00:30 in Berlin it is the new day, though
 * UTC still has the old one. `timeZone` is an IANA name, as `timeZoneOf` gives it.
 */
export function dayIn(timeZone: string, instant: Date): Day {
  const format = formats.get(timeZone) ?? formatOf(timeZone);
  formats.set(timeZone, format);
  const {
    year = '',
    month = '',
    day = '',
  } = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/**
 * Returns the calendar day that an instant has in UTC. For an instant that stands for a whole day, as that of
 * `new Date('2026-03-05')` does, and for figures that are counted in UTC; the day that it is for people: `dayIn`.
 */
export function utcDayOf(instant: Date | number): Day {
  return new Date(instant).toISOString().slice(0, 10);
}

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
