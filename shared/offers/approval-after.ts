import { APPROVED_FIELDS, approvalTransitions } from './approval.ts';
import type { Offer } from './offer.ts';

type Approved = Pick<Offer, (typeof APPROVED_FIELDS)[number]>;

/**
 * The approval of an offer that its owner saves, in a country that asks for approval or does not. A decision stays with
 * who made it, until what was approved changes.
 */
export function approvalAfter(
  before: (Approved & Pick<Offer, 'autApproval'>) | undefined,
  after: Approved,
  needsApproval: boolean,
): Offer['autApproval'] {
  if (!needsApproval) return { status: 'none' };
  if (before === undefined || before.autApproval.status === 'none') return { status: 'pending' };
  if (!APPROVED_FIELDS.some((field) => asText(before[field]) !== asText(after[field]))) {
    return before.autApproval;
  }
  const { status, decidedRev } = before.autApproval;
  return { status: approvalTransitions[status].change, decidedRev };
}

/** Categories in another order are the same categories. */
function asText(value: Approved[keyof Approved]): string {
  return Array.isArray(value) ? value.toSorted().join(' ') : String(value);
}
