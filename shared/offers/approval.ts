import * as z from 'zod';

/** Approval of an offer by the authority, where the country asks for it (specification section 4). */
export const APPROVALS = ['none', 'pending', 'accepted', 'rejected'] as const;
export const Approval = z.enum(APPROVALS);
export type Approval = z.infer<typeof Approval>;

/** From each state: what happens on the owner's change of approved content, and on the authority's decision. */
export const approvalTransitions = {
  none: {},
  pending: { change: 'pending', accept: 'accepted', reject: 'rejected' },
  accepted: { change: 'pending', reject: 'rejected' },
  rejected: { change: 'pending', accept: 'accepted' },
} as const satisfies Record<Approval, Partial<Record<'change' | 'accept' | 'reject', Approval>>>;

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
