import { expect, test } from 'vitest';
import { outcomeOf } from '#shared/requests/process/outcome-of.ts';

const outcome = { field: 'decision', accepted: ['accept', 'acceptFewer'], rejected: ['reject'] };

test.each([
  ['accept', 'accepted'],
  ['acceptFewer', 'accepted'],
  ['reject', 'rejected'],
  ['postpone', 'closed'],
] as const)('the answer %s makes the request %s', (decision, status) => {
  expect(outcomeOf(outcome, { decision })).toBe(status);
});

test('without an answer, or without a map in the package, the request is closed', () => {
  expect(outcomeOf(outcome, {})).toBe('closed');
  expect(outcomeOf(outcome, { decision: ['accept'] })).toBe('closed');
  expect(outcomeOf(undefined, { decision: 'accept' })).toBe('closed');
});
