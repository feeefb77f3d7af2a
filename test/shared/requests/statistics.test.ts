import { expect, test } from 'vitest';
import { medianDays, monthsBetween, NOTHING_COUNTED } from '#shared/requests/statistics.ts';

test.each([
  [[], undefined],
  [[{ days: 3, decisions: 0 }], undefined],
  [[{ days: 3, decisions: 1 }], 3],
  [
    [
      { days: 30, decisions: 1 },
      { days: 2, decisions: 1 },
    ],
    2,
  ],
  [
    [
      { days: 30, decisions: 2 },
      { days: 2, decisions: 1 },
    ],
    30,
  ],
  [
    [
      { days: 0, decisions: 5 },
      { days: 366, decisions: 4 },
    ],
    0,
  ],
])('the median of %j is %s', (waits, median) => {
  expect(medianDays(waits)).toBe(median);
});

test.each([
  ['2026-03', '2026-03', 1],
  ['2025-12', '2026-01', 2],
  ['2021-01', '2025-12', 60],
])('from %s to %s are %i months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

test('nothing counted is zero of everything', () => {
  expect(NOTHING_COUNTED).toEqual({
    requestsAsked: 0,
    animalsAsked: 0,
    requestsGranted: 0,
    animalsGranted: 0,
    requestsRefused: 0,
    animalsRefused: 0,
    requestsLapsed: 0,
    animalsLapsed: 0,
  });
});
