import { MINUTE_MS, SECOND_MS } from './time.ts';

const MINUTES_AN_HOUR = 60;

/** Returns an instant in the time of a place, with its offset to UTC: `2026-03-02T09:00:00+01:00`. */
export function localTime(timeZone: string, instant: Date): string {
  const seconds = Math.floor(instant.getTime() / SECOND_MS) * SECOND_MS;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const part = Object.fromEntries(
    format.formatToParts(seconds).map(({ type, value }) => [type, value]),
  );
  const local = `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  const ahead = (Date.parse(`${local}Z`) - seconds) / MINUTE_MS;
  return `${local}${ahead < 0 ? '-' : '+'}${two(Math.abs(ahead) / MINUTES_AN_HOUR)}:${two(Math.abs(ahead) % MINUTES_AN_HOUR)}`;
}

const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
