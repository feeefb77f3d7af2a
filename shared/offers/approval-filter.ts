import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

/** The views of the approval: offers that wait, and decided ones that can be decided otherwise. */
export const APPROVAL_VIEWS = ['pending', 'accepted', 'rejected'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

/** Returns the search for the offers of a view: an authority has those of its regions, and nobody decides archived ones. */
export function approvalFilter(view: ApprovalView): AttributeFilter {
  return {
    $and: [
      { field: 'autApproval.status', comparison: 'eq', value: view },
      { field: 'status', comparison: 'ne', value: 'archived' },
    ],
  };
}
