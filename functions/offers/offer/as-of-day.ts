import type { Day } from '#shared/kernel/time.ts';
import type { Offer } from '#shared/offers/offer.ts';

/**
 * Returns the offer as available once the day has come for which its animals were promised. One that is archived loses
 * a day and stays where it is: nothing old goes online unseen.
 */
export function asOfDay<O extends Pick<Offer, 'status' | 'availableFrom'>>(
  offer: O,
  today: Day,
): O {
  const { status, availableFrom } = offer;
  if (availableFrom === undefined) return offer;
  if (status === 'archived') return { ...offer, availableFrom: undefined };
  if (availableFrom > today) return offer;
  return { ...offer, status: 'available', availableFrom: undefined };
}
