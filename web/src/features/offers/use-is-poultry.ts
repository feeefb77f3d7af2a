import type { Offer } from '#shared/offers/offer.ts';
import { useEntity } from '#web/kernel/use-entities.ts';

/**
 * Tells whether an animal kind is sold by the week in a country, its amount being the capacity per year
 * (specification section 3).
 */
export function useIsPoultry({
  country,
  animalkind,
}: Pick<Offer, 'country' | 'animalkind'>): boolean {
  const settings = useEntity('country', country === '' ? undefined : country).data?.data;
  return settings?.animalkindsUsingPoultrySystem.includes(animalkind) ?? false;
}
