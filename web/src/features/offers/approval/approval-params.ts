import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { choiceParam, textParam } from '#shared/kernel/list-state.ts';

/** The views of the approval: offers that wait, and decided ones that can be decided otherwise. */
export const APPROVAL_VIEWS = ['pending', 'accepted', 'rejected'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];

export const approvalParams = {
  view: choiceParam(APPROVAL_VIEWS, 'pending'),
  /** Offer that is shown beside the list. */
  offer: textParam(),
};

/** Returns the filter of a view: nobody decides archived offers. */
export function approvalFilter(view: ApprovalView): AttributeFilter {
  return {
    $and: [
      { field: 'autApproval.status', comparison: 'eq', value: view },
      { field: 'status', comparison: 'ne', value: 'archived' },
    ],
  };
}

/** Returns the sorting of a view: the offer that has waited longest comes first; of the decided ones, the newest. */
export const approvalSorting = (view: ApprovalView) => [
  { field: 'updated', direction: view === 'pending' ? ('asc' as const) : ('desc' as const) },
];
