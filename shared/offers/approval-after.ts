import { APPROVED_FIELDS, approvalTransitions, RESUBMITTED_FIELDS } from './approval.ts';
import type { Offer } from './offer.ts';

type Compared = (typeof RESUBMITTED_FIELDS)[number];
type Approved = Pick<Offer, Compared | 'country'>;

/** Returns the approval of an offer that its authority has not seen: it waits from now on. */
export const newApproval = (now: Date) =>
  ({ status: 'pending', on: now.toISOString() }) as const satisfies Offer['autApproval'];

/**
 * Returns the approval of an offer that its owner saves, or whose place its owner moves. A new offer is pending where
 * the country asks for approval, and one from another country, or that another authority answered for before
 * (`isElsewhere`), is new: the authority here has not seen it.
 * A decision stays until an approved field changes, and so does the state of an offer from before the country asked;
 * a rejected offer is looked at again when any field but its availability has changed, or a file that it shows, and
 * stays rejected where nobody looks at offers any more. One that waits keeps its place, whatever changes.
 */
export function approvalAfter(
  stored: (Approved & Pick<Offer, 'autApproval'>) | undefined,
  after: Approved,
  {
    needsApproval,
    isElsewhere,
    hasOtherFiles = false,
    now,
  }: {
    readonly needsApproval: boolean;
    readonly isElsewhere: boolean;
    /** Tells whether a rejected offer shows other files under the same uploads; only the server knows. */
    readonly hasOtherFiles?: boolean;
    readonly now: Date;
  },
): Offer['autApproval'] {
  const before = stored?.country === after.country ? stored : undefined;
  if (!needsApproval)
    return before?.autApproval.status === 'rejected' ? before.autApproval : { status: 'none' };
  if (before === undefined || isElsewhere) return newApproval(now);
  const { status, decidedRev, on = now.toISOString() } = before.autApproval;
  const fields: readonly Compared[] = status === 'rejected' ? RESUBMITTED_FIELDS : APPROVED_FIELDS;
  if (!hasChanged(before, after, fields) && !hasOtherFiles) return before.autApproval;
  const since = status === 'pending' ? on : now.toISOString();
  return { status: approvalTransitions[status].change, on: since, decidedRev };
}

/** Tells whether one of these fields says something else than before. */
export const hasChanged = (
  before: Approved,
  after: Approved,
  fields: readonly Compared[] = RESUBMITTED_FIELDS,
): boolean => fields.some((field) => asText(before[field]) !== asText(after[field]));

/** Returns a value as a text to compare: categories in another order are the same categories. */
function asText(value: Approved[Compared]): string {
  if (!Array.isArray(value)) return String(value);
  return value
    .map((item) => JSON.stringify(item))
    .toSorted()
    .join(' ');
}
