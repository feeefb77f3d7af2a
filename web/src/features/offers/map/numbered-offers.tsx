import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { classNames } from '#web/components/class-names.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { OfferCard, type Wanted } from '../search/offer-card.tsx';
import type { MarkerActions } from './map-markers.tsx';

type NumberedOffersProps = Pick<MarkerActions, 'active' | 'onActive'> & {
  readonly offers: readonly { readonly offer: EntityOf<'offer'>; readonly number: number }[];
  readonly from: GeoPosition | undefined;
  readonly wanted: Wanted;
};

/** Shows the list with the numbers of the map; pointing at a row marks its marker. */
export function NumberedOffers({ offers, from, wanted, active, onActive }: NumberedOffersProps) {
  return (
    <ol className="plain cards offer-cards map-list">
      {offers.map(({ offer, number }) => (
        <li
          key={offer.id}
          className={classNames(active.includes(offer.id) && 'active')}
          onMouseEnter={() => onActive([offer.id])}
          onMouseLeave={() => onActive([])}
          onFocus={() => onActive([offer.id])}
          onBlur={() => onActive([])}
        >
          <span className="map-number">{number}</span>
          <OfferCard offer={offer} from={from} wanted={wanted} />
        </li>
      ))}
    </ol>
  );
}
