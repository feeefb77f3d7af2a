import { hasLapsed } from '#shared/offers/history-after.ts';
import type { Offer } from '#shared/offers/offer.ts';

/** Returns why searches do not find the offer; only its owner and those responsible for it can open it then. */
export function hiddenBy(offer: Offer, now: Date) {
  const { status } = offer.autApproval;
  if (offer.status === 'archived') return 'archived';
  if (status === 'pending' || status === 'rejected') return status;
  if (!offer.ownerActive) return 'owner';
  return hasLapsed(offer, now) ? 'lapsed' : undefined;
}
