import { expect, test } from 'vitest';
import { timeZoneOf, todayIn } from '#shared/countries/time-zone.ts';

test.each([
  // Winter time is an hour ahead of UTC in Berlin, summer time two.
  ['DE', '2026-01-14T22:59:59.999Z', '2026-01-14'],
  ['DE', '2026-01-14T23:30:00.000Z', '2026-01-15'],
  ['DE', '2026-07-14T21:59:59.999Z', '2026-07-14'],
  ['DE', '2026-07-14T22:30:00.000Z', '2026-07-15'],
  ['DE', '2026-12-31T23:30:00.000Z', '2027-01-01'],
  // The night in which summer time begins, and that in which it ends.
  ['DE', '2026-03-28T23:30:00.000Z', '2026-03-29'],
  ['DE', '2026-10-24T22:30:00.000Z', '2026-10-25'],
  ['DE', '2026-10-25T22:30:00.000Z', '2026-10-25'],
  ['PT', '2026-01-14T23:30:00.000Z', '2026-01-14'],
  ['RO', '2026-01-14T22:30:00.000Z', '2026-01-15'],
  // Not in the table.
  ['XX', '2026-01-14T23:30:00.000Z', '2026-01-14'],
])('in %s it is at %s the %s', (code, now, day) => {
  expect(todayIn({ code }, new Date(now))).toBe(day);
});

test('every member state has a time zone that the run time knows', () => {
  const members =
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
  for (const code of members.split(' ')) {
    const timeZone = timeZoneOf({ code });
    expect(timeZone).not.toBe('UTC');
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});
