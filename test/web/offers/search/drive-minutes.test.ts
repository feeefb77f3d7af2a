import { expect, test } from 'vitest';
import { driveMinutes } from '#web/features/offers/search/drive-minutes.ts';

test('the drive is a third longer than the straight line, at 60 km an hour, rounded up to 5 minutes', () => {
  expect([0, 3, 10, 20, 100].map(driveMinutes)).toEqual([5, 5, 15, 30, 130]);
});
