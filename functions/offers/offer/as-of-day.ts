import type { Day } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/offers/offer.ts';

/** Returns the offer as available once the day has come for which its animals were promised. */
export function asOfDay<O extends Pick<Offer, 'status' | 'availableFrom'>>(
  offer: O,
  today: Day,
): O {
  const { availableFrom } = offer;
  if (availableFrom === undefined || availableFrom > today) return offer;
  return { ...offer, status: 'available', availableFrom: undefined };
}
