import { expect, test } from 'vitest';
import type { WeekStatus } from '#shared/offers/offer.ts';
import { hasAnimals } from '#shared/offers/weekly-supply.ts';

test.each<[Pick<WeekStatus, 'available' | 'status'>, boolean]>([
  [{}, false],
  [{ available: 0 }, false],
  [{ available: 1 }, true],
  [{ status: 'available' }, true],
  [{ status: 'onRequest' }, true],
  [{ status: 'unavailable' }, false],
  [{ available: 0, status: 'available' }, false],
  [{ available: 0, status: 'onRequest' }, true],
  [{ available: 5, status: 'unavailable' }, false],
])('a week of %j has animals: %s', (row, expected) => {
  expect(hasAnimals(row)).toBe(expected);
});
