import { expect, test } from 'vitest';
import { calendarFile, type DayEvent } from '#shared/kernel/calendar-file.ts';

const now = new Date('2026-03-02T08:05:09.123Z');
const event: DayEvent = { uid: '1@example', day: '2026-12-01', title: 'Milk' };
const file = (...events: DayEvent[]) => calendarFile(events, { name: 'Herd', now });
const lineOf = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

test('a file of one day, line by line, each ended by CR and LF', () => {
  expect(file(event)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Organic livestock database//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Herd',
      'BEGIN:VEVENT',
      'UID:1@example',
      'DTSTAMP:20260302T080509Z',
      'DTSTART;VALUE=DATE:20261201',
      'SUMMARY:Milk',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['a comma, a semicolon and a backslash', 'a,b;c\\d', 'SUMMARY:a\\,b\\;c\\\\d'],
  ['line breaks of every kind', 'a\nb\r\nc\rd', 'SUMMARY:a\\nb\\nc\\nd'],
  ['a colon and quotes stay', 'DE: "1"', 'SUMMARY:DE: "1"'],
  ['controls are left out', 'a\u0000b\u001bc\u007f', 'SUMMARY:abc'],
  ['nothing ends the event early', 'x\r\nEND:VCALENDAR', 'SUMMARY:x\\nEND:VCALENDAR'],
])('a title with %s', (_, title, line) => {
  const text = file({ ...event, title });
  expect(lineOf(text, 'SUMMARY')).toBe(line);
  expect(text.match(/\r\nEND:VCALENDAR\r\n/g)).toHaveLength(1);
});

test('long lines are folded at 75 octets, without cutting a character, and unfold to the same', () => {
  const title = 'ä€🐄'.repeat(60);
  const text = file({ ...event, title, text: 'x'.repeat(400), url: 'https://de.example/r/1' });
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
  expect(lineOf(text, 'SUMMARY')).toBe(`SUMMARY:${title}`);
  expect(lineOf(text, 'DESCRIPTION')).toBe(`DESCRIPTION:${'x'.repeat(400)}`);
});

test.each([74, 75, 76])('a line of %i octets', (length) => {
  const title = 'x'.repeat(length - 'SUMMARY:'.length);
  const line = file({ ...event, title })
    .split('\r\n')
    .find((found) => found.startsWith('SUMMARY'));
  expect(line).toHaveLength(Math.min(length, 75));
});
