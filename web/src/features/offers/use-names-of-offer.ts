import type { Offer } from '#shared/offers/offer.ts';
import { useIsPoultry } from './use-is-poultry.ts';
import { useOfferNames } from './use-offer-names.tsx';

/**
 * Returns the names of an offer where no week is asked for: those of poultry say no number, as the amount is the
 * capacity of a year.
 */
export function useNamesOfOffer(
  offer: Pick<
    Offer,
    'country' | 'offergroup' | 'animalkind' | 'ageCategory' | 'animalusage' | 'gender' | 'amount'
  >,
) {
  const isPoultry = useIsPoultry(offer);
  return useOfferNames({ ...offer, amount: isPoultry ? undefined : offer.amount });
}
