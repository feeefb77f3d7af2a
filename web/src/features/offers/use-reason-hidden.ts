import type { Offer } from '#shared/offers/offer.ts';
import { useEntity } from '#web/kernel/use-entities.ts';

/**
 * Tells why an offer that may not be found (`ownerActive`) is hidden: its country is off the website (nobody but
 * administrators reads it then), or does not offer the animal kind, or its owner, as far as the reader sees that, has
 * lost the location, as an objection may bring with it, or else may not publish. Undefined while that is not known.
 */
export function useReasonHidden({
  country: id,
  animalkind,
  owner,
  ownerActive,
  locationOfSale,
}: Pick<Offer, 'country' | 'animalkind' | 'owner' | 'ownerActive' | 'locationOfSale'>):
  | 'country'
  | 'kind'
  | 'location'
  | 'owner'
  | undefined {
  const { data: country } = useEntity('country', ownerActive ? undefined : id);
  const { data: account } = useEntity('account', ownerActive ? undefined : owner);
  if (ownerActive || country === undefined || account === undefined) return undefined;
  if (!country?.data.enabledForWebsite) return 'country';
  if (!country.data.enabledAnimals.includes(animalkind)) return 'kind';
  const entry = account?.data.userData?.supData?.find((part) => part.country === id);
  const isGone = entry?.locationsOfSale?.every((location) => location.id !== locationOfSale);
  return isGone ? 'location' : 'owner';
}
