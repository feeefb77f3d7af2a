import { HISTORY_SPANS } from './limits.ts';
import type { Offer } from './offer.ts';

/** Can animals be bought of it now: available, approved where asked for, from an owner who may publish? */
export function isOnline(offer: Pick<Offer, 'status' | 'autApproval' | 'ownerActive'>): boolean {
  const isApproved = offer.autApproval.status === 'none' || offer.autApproval.status === 'accepted';
  return offer.status === 'available' && isApproved && offer.ownerActive;
}

/** The history with a span begun when the offer goes online, and ended when it goes offline. */
export function historyAfter(
  history: Offer['history'],
  online: boolean,
  now: Date,
): Offer['history'] {
  const at = now.toISOString();
  const last = history.at(-1);
  const isOpen = last !== undefined && last.end === undefined;
  if (online === isOpen) return history;
  if (last !== undefined && isOpen) return [...history.slice(0, -1), { ...last, end: at }];
  return [...history, { begin: at }].slice(-HISTORY_SPANS);
}
