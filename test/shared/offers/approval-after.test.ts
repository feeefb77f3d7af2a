import { describe, expect, test } from 'vitest';
import {
  APPROVALS,
  APPROVED_FIELDS,
  type Approval,
  type RESUBMITTED_FIELDS,
} from '#shared/offers/approval.ts';
import { approvalAfter } from '#shared/offers/approval-after.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');
const WAITING = { status: 'pending', on: NOW.toISOString() };
const approval = (
  before: Offer | undefined,
  after: Offer,
  needsApproval: boolean,
  isElsewhere = false,
) => approvalAfter(before, after, { needsApproval, isElsewhere, now: NOW });
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
const otherChanges = {
  offerspecification: 'horned',
  gender: 'male',
  ageCategory: testId('heifer'),
  spotMarket: true,
  associations: [testId('aso')],
  attachments: [testId('certificate')],
  dynamicFields: [{ field: testId('weight'), value: 300 }],
  locationOfSale: testId('alp'),
} satisfies Pick<
  Offer,
  Exclude<(typeof RESUBMITTED_FIELDS)[number], (typeof APPROVED_FIELDS)[number]>
>;

test('a new offer waits for approval where the country asks for it', () => {
  expect(approval(undefined, offerOf(), true)).toEqual(WAITING);
  expect(approval(undefined, offerOf(), false)).toEqual({ status: 'none' });
});

test.each(APPROVALS)('an offer from another country, %s there, is new', (status) => {
  const before = offerOf({ country: testId('elsewhere'), autApproval: decided(status) });
  expect(approval(before, offerOf(), true)).toEqual(WAITING);
  expect(approval(before, offerOf(), false)).toEqual({ status: 'none' });
});

describe('where the country asks for approval', () => {
  test.each(APPROVALS)('an offer from another authority, %s there, is new', (status) => {
    const before = offerOf({ autApproval: decided(status) });
    expect(approval(before, offerOf(), true, true)).toEqual(WAITING);
  });

  test.each(APPROVALS)('%s stays while only availability changes', (status) => {
    const before = offerOf({ autApproval: decided(status) });
    const after = offerOf({ status: 'later', availableFrom: '2026-04-01' });
    expect(approval(before, after, true)).toEqual(decided(status));
  });

  test.each(Object.entries(otherChanges))(
    '%s: an accepted offer stays so, a rejected one is looked at again',
    (field, value) => {
      const after = offerOf({ [field]: value });
      const from = (status: Approval) =>
        approval(offerOf({ autApproval: decided(status) }), after, true);
      expect(from('accepted')).toEqual(decided('accepted'));
      expect(from('rejected')).toEqual(WAITING);
    },
  );

  test.each(
    APPROVED_FIELDS.flatMap((field) => APPROVALS.map((status) => [field, status] as const)),
  )('a change of %s of an offer that is %s waits again', (field, status) => {
    const before = offerOf({ autApproval: decided(status) });
    const after = offerOf({ [field]: changes[field] });
    expect(approval(before, after, true)).toEqual(WAITING);
  });

  test('categories in another order are no change', () => {
    const [a, b] = [testId('a'), testId('b')];
    const before = offerOf({ category1: [a, b], autApproval: decided('accepted') });
    expect(approval(before, offerOf({ category1: [b, a] }), true)).toEqual(decided('accepted'));
  });
});

test('an offer that waits keeps its place, whatever changes; with another authority it begins anew', () => {
  const waiting = { status: 'pending', on: '2026-02-01T08:00:00.000Z', decidedRev: 1 } as const;
  const before = offerOf({ autApproval: waiting });
  expect(approval(before, offerOf({ spotMarket: true }), true)).toEqual(waiting);
  expect(approval(before, offerOf(changes), true)).toEqual(waiting);
  expect(approval(before, offerOf(), true, true)).toEqual(WAITING);
});

test.each(APPROVALS.filter((status) => status !== 'rejected'))(
  'where the country asks for none no longer, %s becomes none',
  (status) => {
    const before = offerOf({ autApproval: decided(status) });
    expect(approval(before, offerOf(), false)).toEqual({ status: 'none' });
  },
);

test('what was rejected stays so where the country asks for none no longer, whatever changes', () => {
  const before = offerOf({ autApproval: decided('rejected') });
  const after = offerOf({ ...changes, ...otherChanges });
  expect(approval(before, after, false)).toEqual(decided('rejected'));
});
