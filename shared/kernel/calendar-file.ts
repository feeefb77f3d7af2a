import type { Day } from './time.ts';

/** An event that lasts a day, as calendars show it. */
export type DayEvent = {
  /** The id of the event: every file that names the event has the same, so that a calendar that has it changes it. */
  readonly uid: string;
  readonly day: Day;
  readonly title: string;
  readonly text?: string;
  /** An address of the web. */
  readonly url?: string;
};

/** Octets of a line without its end: RFC 5545, 3.1. */
const LINE_OCTETS = 75;
const EOL = '\r\n';

/**
 * Returns a calendar file (RFC 5545) of days: each a whole day that leaves its time free. `now`: the instant at which it is
 * made; `name`: of the calendar.
 */
export function calendarFile(
  events: readonly DayEvent[],
  { name, now }: { readonly name: string; readonly now: Date },
): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Organic livestock database//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join(EOL) + EOL;
}

function eventLines({ uid, day, title, text, url }: DayEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    // An event without an end lasts this one day (RFC 5545, 3.6.1).
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(text === undefined ? [] : [`DESCRIPTION:${escaped(text)}`]),
    ...(url === undefined ? [] : [`URL:${url.replaceAll(/[\r\n]/g, '')}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Returns a text as a value (RFC 5545, 3.3.11). Controls that no text may hold are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/**
 * Returns a line in pieces of 75 octets at most, no character cut (RFC 5545, 3.1). A piece that goes on begins with a
 * space.
 */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += sign;
    octets += size;
  }
  return [...pieces, piece].join(EOL);
}

/** Returns the number of octets of a character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
