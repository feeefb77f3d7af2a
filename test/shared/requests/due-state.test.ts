import { expect, test } from 'vitest';
import { dueState } from '#shared/requests/process/due-state.ts';

const now = new Date('2026-03-02T08:00:00.000Z');

test.each([
  // Nine in the evening in UTC is still the same day in Berlin; half past eleven is the next one.
  ['2026-03-02T08:00:00.000Z', 'over', 0],
  ['2026-02-27T22:59:59.000Z', 'over', 3],
  ['2026-03-02T08:00:00.001Z', 'today', 0],
  ['2026-03-02T22:59:59.000Z', 'today', 0],
  ['2026-03-02T23:30:00.000Z', 'soon', 1],
  ['2026-03-04T22:59:59.000Z', 'soon', 2],
  ['2026-03-04T23:00:00.000Z', 'week', 3],
  ['2026-03-09T22:59:59.000Z', 'week', 7],
  ['2026-03-09T23:00:00.000Z', 'later', 8],
  // Summer time has begun meanwhile: 29 March has 23 hours.
  ['2026-03-30T21:59:59.000Z', 'later', 28],
])('a term that ends on %s is %s, %i days away', (closesOn, state, days) => {
  expect(dueState(closesOn, now, 'Europe/Berlin')).toEqual({ state, days });
});
