import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useNamesOfOffer } from './use-names-of-offer.ts';

export function OfferName({ offer }: { readonly offer: EntityOf<'offer'> }) {
  return useNamesOfOffer(offer.data).headline;
}
