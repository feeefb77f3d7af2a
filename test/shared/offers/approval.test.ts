import { expect, test } from 'vitest';
import { APPROVALS, approvalDecided } from '#shared/offers/approval.ts';

test('what a decision makes of each state', () => {
  const table = APPROVALS.map((from) => [
    from,
    approvalDecided(from, 'accept'),
    approvalDecided(from, 'reject'),
  ]);
  expect(table).toEqual([
    ['none', undefined, undefined],
    ['pending', 'accepted', 'rejected'],
    ['accepted', undefined, 'rejected'],
    ['rejected', 'accepted', undefined],
  ]);
});
