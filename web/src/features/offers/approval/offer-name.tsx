import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useOfferNames } from '../use-offer-names.tsx';

/** Shows an offer in a list of names. */
export function OfferName({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const { headline } = useOfferNames(offer.data);
  return <li>{headline}</li>;
}
