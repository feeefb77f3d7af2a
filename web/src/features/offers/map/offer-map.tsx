import { cities } from 'virtual:map-data';
import { useState } from 'react';
import { distanceKm } from '#shared/kernel/geo-position.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { positionOf } from '#shared/offers/search-filter.ts';
import { type OfferSearchState, RADII_KM } from '#shared/offers/search-params.ts';
import { classNames } from '#web/components/class-names.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { usePrinting } from '#web/kernel/use-printing.ts';
import type { OfferCardProps } from '../search/offer-card.tsx';
import { OfferItem } from '../search/offer-item.tsx';
import { circleOfArea, nearest, type ShownArea } from './area-search.ts';
import { EuropeMap } from './europe-map.tsx';
import type { MarkerActions } from './map-markers.tsx';

type OfferMapProps = FilterProps<OfferSearchState> & {
  /** The offers in the order of the list: the map shows these, and no others. */
  readonly offers: readonly EntityOf<'offer'>[];
};

/** Shows the offers that were found, numbered: on the map, and below it as the list has them. */
export function OfferMap({ offers, state, change }: OfferMapProps) {
  const t = useText();
  const [active, setActive] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const nameOf = useMarkerName(state);
  const centre = positionOf(state);
  const numbered = offers.map((offer, index) => ({ offer, number: index + 1 }));
  const searchArea = useSearchArea(change);
  const markers = numbered.map(({ offer: { id, data }, number }) => ({
    id,
    number,
    position: data.geoPosition,
    name: nameOf(data),
  }));
  const row = { from: centre, wanted: state, active, onActive: setActive };
  const chosen = numbered.filter(({ offer }) => opened.includes(offer.id));
  return (
    <div className="offer-map">
      <EuropeMap
        label={t('map.label', { count: offers.length })}
        markers={markers}
        circle={centre && { centre, radius: state.radius }}
        active={active}
        onActive={setActive}
        onPress={setOpened}
        onSearchArea={searchArea}
      />
      {numbered.length > 0 && <NumberedOffers offers={numbered} {...row} />}
      {chosen.length > 0 && (
        <Dialog title={t('map.here', { count: chosen.length })} onClose={() => setOpened([])}>
          <NumberedOffers offers={chosen} {...row} />
        </Dialog>
      )}
    </div>
  );
}

/** Returns a function that names a marker: Biohof Muster, 18 km. */
function useMarkerName(state: OfferSearchState): (offer: Offer) => string {
  const { kilometres } = useFormats();
  const from = positionOf(state);
  return ({ place, geoPosition }) => {
    const distance = from && kilometres(Math.round(distanceKm(from, geoPosition)));
    return [place.name ?? place.city, distance].filter(Boolean).join(', ');
  };
}

/** Makes the shown area the place of the search; its name is that of the nearest city. */
function useSearchArea(change: OfferMapProps['change']): (area: ShownArea) => void {
  const t = useText();
  return (area) => {
    const { centre, radius } = circleOfArea(area, RADII_KM);
    const city = nearest(cities, centre)?.name ?? '';
    const rounded = (degrees: number) => Number(degrees.toFixed(3));
    change({
      place: t('map.areaNear', { city }),
      lat: rounded(centre.lat),
      lon: rounded(centre.lon),
      radius,
    });
  };
}

type NumberedOffersProps = Pick<MarkerActions, 'active' | 'onActive'> &
  Pick<OfferCardProps, 'from' | 'wanted'> & {
    readonly offers: readonly { readonly offer: EntityOf<'offer'>; readonly number: number }[];
  };

/** Shows the list with the numbers of the map; pointing at a row marks its marker. */
function NumberedOffers({ offers, from, wanted, active, onActive }: NumberedOffersProps) {
  const isPrinted = usePrinting();
  return (
    <ol className="plain cards offer-cards map-list">
      {offers.map(({ offer, number }, index) => (
        <OfferItem
          key={offer.id}
          offer={offer}
          number={number}
          from={from}
          wanted={wanted}
          index={index}
          isPrinted={isPrinted}
          className={classNames(active.includes(offer.id) && 'active')}
          onMouseEnter={() => onActive([offer.id])}
          onMouseLeave={() => onActive([])}
          onFocus={() => onActive([offer.id])}
          onBlur={() => onActive([])}
        />
      ))}
    </ol>
  );
}
