import type { Offer } from '#shared/offers/offer.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useIsPoultry } from './use-is-poultry.ts';

/** Returns the label of an offer's amount: animals, or for poultry the capacity per year (specification section 3). */
export function useAmountLabel(offer: Pick<Offer, 'country' | 'animalkind'>): string {
  const t = useText();
  return t(useIsPoultry(offer) ? 'offers.capacity' : 'words.animals');
}
