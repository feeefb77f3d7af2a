import { HISTORY_SPANS } from './limits.ts';
import type { Offer } from './offer.ts';

/**
 * Tells whether buyers can have animals of the offer now: available, approved where asked for, confirmed, and its
 * owner may publish.
 */
export function isOnline(
  offer: Pick<Offer, 'status' | 'autApproval' | 'ownerActive' | 'activityUntil'>,
  now: Date,
): boolean {
  const isApproved = offer.autApproval.status === 'none' || offer.autApproval.status === 'accepted';
  return offer.status === 'available' && isApproved && offer.ownerActive && !hasLapsed(offer, now);
}

/** Tells whether the time is over for which the owner confirmed the offer. */
export function hasLapsed({ activityUntil }: Pick<Offer, 'activityUntil'>, now: Date): boolean {
  return Date.parse(activityUntil) <= now.getTime();
}

/**
 * Returns the history as it is at that time: an online span ended when the confirmation did, whenever it is written
 * down.
 */
export function historyAt(
  offer: Pick<Offer, 'history' | 'activityUntil'>,
  now: Date,
): Offer['history'] {
  if (!hasLapsed(offer, now)) return offer.history;
  return historyAfter(offer.history, false, new Date(offer.activityUntil));
}

/** Returns the history with a span begun when the offer goes online, and ended when it goes offline. */
export function historyAfter(
  history: Offer['history'],
  online: boolean,
  now: Date,
): Offer['history'] {
  const instant = now.toISOString();
  const last = history.at(-1);
  const isOpen = last !== undefined && last.end === undefined;
  if (online === isOpen) return history;
  if (last !== undefined && isOpen) return [...history.slice(0, -1), { ...last, end: instant }];
  return [...history, { begin: instant }].slice(-HISTORY_SPANS);
}
