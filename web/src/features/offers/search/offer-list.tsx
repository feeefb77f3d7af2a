import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { WantedWeek } from '#shared/offers/week-shown.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { OfferCard } from './offer-card.tsx';

/** Shows the results of the search as cards. */
export function OfferList({
  offers,
  from,
  wanted,
}: {
  readonly offers: readonly EntityOf<'offer'>[];
  readonly from: GeoPosition | undefined;
  readonly wanted: WantedWeek;
}) {
  return (
    <ul className="plain cards offer-cards">
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferCard offer={offer} from={from} wanted={wanted} />
        </li>
      ))}
    </ul>
  );
}
