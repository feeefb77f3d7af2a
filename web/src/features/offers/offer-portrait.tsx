import { speciesPicture } from '#shared/masterdata/species-picture.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { SpeciesPortrait } from '#web/components/species-portrait.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import './coats.css';

/** Shows the portrait of an offer's species in the colour of its breed; the bare ground while they are unknown. */
export function OfferPortrait({
  offer: { animalkind, offergroup },
  size,
}: {
  readonly offer: Pick<Offer, 'animalkind' | 'offergroup'>;
  readonly size: number;
}) {
  const kind = useEntity('animalkind', animalkind);
  const breed = useEntity('offergroup', offergroup);
  if (kind.isPending || breed.isPending) return <span className="species-portrait" />;
  return (
    <SpeciesPortrait
      picture={speciesPicture(kind.data?.data ?? {})}
      coat={breed.data?.data.coat}
      size={size}
    />
  );
}
