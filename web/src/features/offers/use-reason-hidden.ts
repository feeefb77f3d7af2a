import type { Offer } from '#shared/offers/offer.ts';
import { useEntity } from '#web/kernel/use-entities.ts';

/**
 * Tells why an offer that may not be found (`ownerActive`) is hidden: its country is off the website (nobody but
 * administrators reads it then), or does not offer the animal kind, or else its owner may not publish. Undefined while
 * that is not known.
 */
export function useReasonHidden({
  country: id,
  animalkind,
  ownerActive,
}: Pick<Offer, 'country' | 'animalkind' | 'ownerActive'>):
  | 'country'
  | 'kind'
  | 'owner'
  | undefined {
  const { data: country } = useEntity('country', ownerActive ? undefined : id);
  if (ownerActive || country === undefined) return undefined;
  if (!country?.data.enabledForWebsite) return 'country';
  return country.data.enabledAnimals.includes(animalkind) ? 'owner' : 'kind';
}
