import type { Offer } from '#shared/offers/offer.ts';

/** How a supplier's offers stand, most urgent first. */
export const OFFER_STANDINGS = [
  'rejected',
  'lapsed',
  'online',
  'waiting',
  'paused',
  'archived',
] as const;
export type OfferStanding = (typeof OFFER_STANDINGS)[number];

/** The one group an offer belongs to in "My offers". */
export function standingOf(offer: Offer, now: Date): OfferStanding {
  if (offer.status === 'archived') return 'archived';
  if (offer.autApproval.status === 'rejected') return 'rejected';
  if (offer.autApproval.status === 'pending') return 'waiting';
  if (!offer.ownerActive || new Date(offer.activityUntil) <= now) return 'lapsed';
  return offer.status === 'unavailable' ? 'paused' : 'online';
}

/** Where offers stood before they were changed on this page, by id: a row does not leave under the hand that changes it. */
export type HeldStandings = ReadonlyMap<string, OfferStanding>;

/** Groups that have offers, in order. */
export function groupOffers<T extends { readonly id: string; readonly data: Offer }>(
  offers: readonly T[],
  now: Date,
  held: HeldStandings = new Map(),
): { standing: OfferStanding; offers: T[] }[] {
  return OFFER_STANDINGS.map((standing) => ({
    standing,
    offers: offers.filter(({ id, data }) => (held.get(id) ?? standingOf(data, now)) === standing),
  })).filter((group) => group.offers.length > 0);
}
