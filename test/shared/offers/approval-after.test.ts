import { describe, expect, test } from 'vitest';
import { APPROVALS, APPROVED_FIELDS, type Approval } from '#shared/offers/approval.ts';
import { approvalAfter } from '#shared/offers/approval-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const decided = (status: Approval): Offer['autApproval'] =>
  status === 'none' ? { status } : { status, by: testId('aut'), reason: 'seen' };
const changes = {
  animalkind: testId('pigs'),
  offergroup: testId('other'),
  category1: [testId('c1')],
  category2: testId('c2'),
  animalusage: testId('milk'),
  classification: testId('class'),
  amount: 11,
} satisfies Pick<Offer, (typeof APPROVED_FIELDS)[number]>;

test('a new offer waits for approval where the country asks for it', () => {
  expect(approvalAfter(undefined, offerOf(), true)).toEqual({ status: 'pending' });
  expect(approvalAfter(undefined, offerOf(), false)).toEqual({ status: 'none' });
});

describe('where the country asks for approval', () => {
  test.each(APPROVALS)('%s stays while what was approved stays', (status) => {
    const before = offerOf({ autApproval: decided(status) });
    const after = offerOf({ status: 'unavailable', spotMarket: true, gender: 'male' });
    const expected = status === 'none' ? { status: 'pending' } : decided(status);
    expect(approvalAfter(before, after, true)).toEqual(expected);
  });

  test.each(
    APPROVED_FIELDS.flatMap((field) => APPROVALS.map((status) => [field, status] as const)),
  )('a change of %s of an offer that is %s waits again', (field, status) => {
    const before = offerOf({ autApproval: decided(status) });
    const after = offerOf({ [field]: changes[field] });
    expect(approvalAfter(before, after, true)).toEqual({ status: 'pending' });
  });

  test('categories in another order are no change', () => {
    const [a, b] = [testId('a'), testId('b')];
    const before = offerOf({ category1: [a, b], autApproval: decided('accepted') });
    expect(approvalAfter(before, offerOf({ category1: [b, a] }), true)).toEqual(
      decided('accepted'),
    );
  });
});

test.each(APPROVALS)('where the country asks for none no longer, %s becomes none', (status) => {
  const before = offerOf({ autApproval: decided(status) });
  expect(approvalAfter(before, offerOf(), false)).toEqual({ status: 'none' });
});
