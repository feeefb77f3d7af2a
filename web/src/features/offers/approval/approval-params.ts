import { choiceParam, textParam } from '#shared/kernel/list-state.ts';
import { APPROVAL_VIEWS, type ApprovalView } from '#shared/offers/approval-filter.ts';

export const approvalParams = {
  view: choiceParam(APPROVAL_VIEWS, 'pending'),
  /** Offer that is shown beside the list. */
  offer: textParam(),
};

/** Returns the sorting of a view: the offer that has waited longest comes first; of the decided ones, the newest. */
export const approvalSorting = (view: ApprovalView) => [
  { field: 'autApproval.on', direction: view === 'pending' ? ('asc' as const) : ('desc' as const) },
];
