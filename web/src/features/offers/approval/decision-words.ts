import type { Decision } from '#shared/offers/approval.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

/** The words for an offer about which was decided so. */
export const DECISION_WORDS = {
  accept: 'offers.approval.accepted',
  reject: 'offers.approval.rejected',
} as const satisfies Record<Decision, MessageKey>;
