import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useOfferNames } from './use-offer-names.tsx';

/** Shows the headline of an offer. */
export function OfferName({ offer }: { readonly offer: EntityOf<'offer'> }) {
  return useOfferNames(offer.data).headline;
}
