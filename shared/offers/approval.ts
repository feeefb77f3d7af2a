import * as z from 'zod';

/** Approval of an offer by the authority, where the country asks for it (specification section 4). */
export const APPROVALS = ['none', 'pending', 'accepted', 'rejected'] as const;
export const Approval = z.enum(APPROVALS);
export type Approval = z.infer<typeof Approval>;

/**
 * The next state from each state, on the owner's change of approved content and on the authority's decision. `none`
 * is an offer of a country that asks for no approval, or from before it did: that offer stays public until it is
 * changed.
 */
export const approvalTransitions = {
  none: { change: 'pending' },
  pending: { change: 'pending', accept: 'accepted', reject: 'rejected' },
  accepted: { change: 'pending', reject: 'rejected' },
  rejected: { change: 'pending', accept: 'accepted' },
} as const satisfies Record<Approval, Partial<Record<'change' | 'accept' | 'reject', Approval>>>;

/** The decisions of an authority. */
export const DECISIONS = ['accept', 'reject'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Returns the state after a decision; undefined where there is nothing to decide. */
export function approvalDecided(from: Approval, decision: Decision): Approval | undefined {
  const transitions: Partial<Record<Decision | 'change', Approval>> = approvalTransitions[from];
  return transitions[decision];
}

/** Fields whose change needs a new approval; availability is not among them (`shared/README.md`, Offer). */
export const APPROVED_FIELDS = [
  'animalkind',
  'offergroup',
  'category1',
  'category2',
  'animalusage',
  'classification',
  'amount',
] as const;

/**
 * Fields whose change puts a rejected offer before its authority again: all fields that its owner fills in but
 * availability. The reason may ask for a file or another particular as well as for another category.
 */
export const RESUBMITTED_FIELDS = [
  ...APPROVED_FIELDS,
  'offerspecification',
  'gender',
  'ageCategory',
  'spotMarket',
  'associations',
  'attachments',
  'photos',
  'dynamicFields',
  'locationOfSale',
] as const;
