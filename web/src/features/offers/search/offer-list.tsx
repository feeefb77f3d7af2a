import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { OfferCard } from './offer-card.tsx';

/** Results of the search as cards. */
export function OfferList({
  offers,
  from,
  isFarther = false,
}: {
  readonly offers: readonly EntityOf<'offer'>[];
  readonly from: GeoPosition | undefined;
  /** They lie outside the radius, and each says so. */
  readonly isFarther?: boolean;
}) {
  return (
    <ul className="plain cards offer-cards">
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} from={from} isFarther={isFarther} />
        </li>
      ))}
    </ul>
  );
}
