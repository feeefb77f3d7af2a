import type { Offer } from '#shared/offers/offer.ts';
import { pathTo } from '#web/kernel/paths.ts';

/** Returns the address of an offer, with the week that is wanted; an empty week is none. */
export const offerPath = (id: string, week: string): string =>
  pathTo('Offer', { id }) + (week === '' ? '' : `?week=${week}`);

/**
 * Returns the address of the search for a supplier's offers; those of another country are found across borders only.
 */
export function supplierOffersPath(
  { owner, animalkind }: Pick<Offer, 'owner' | 'animalkind'>,
  isAbroad: boolean,
): string {
  const asked = new URLSearchParams({ supplier: owner, ...(isAbroad && { abroad: '1' }) });
  return `${pathTo('OfferSearch', { id: animalkind })}?${asked}`;
}
