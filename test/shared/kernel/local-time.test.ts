import { expect, test } from 'vitest';
import { localTime } from '#shared/kernel/local-time.ts';

test.each([
  ['Europe/Berlin', '2026-03-02T08:00:00.000Z', '2026-03-02T09:00:00+01:00'],
  ['Europe/Berlin', '2026-07-31T22:30:05.999Z', '2026-08-01T00:30:05+02:00'],
  ['Europe/Berlin', '2026-10-25T00:59:59.000Z', '2026-10-25T02:59:59+02:00'],
  ['Europe/Berlin', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00+01:00'],
  ['Atlantic/Azores', '2026-01-01T00:30:00.000Z', '2025-12-31T23:30:00-01:00'],
  ['Asia/Kolkata', '2026-01-01T00:00:00.000Z', '2026-01-01T05:30:00+05:30'],
  ['UTC', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00+00:00'],
])('in %s %s is %s', (timeZone, instant, local) => {
  expect(localTime(timeZone, new Date(instant))).toBe(local);
});
