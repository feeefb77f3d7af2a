import { memo, useDeferredValue } from 'react';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { OfferCard, type Wanted } from './offer-card.tsx';

type Shown = {
  readonly offer: Pick<EntityOf<'offer'>, 'id' | 'rev'>;
  readonly from?: GeoPosition | undefined;
  readonly wanted: Wanted;
};

/** Tells whether two cards show the same: of the search they depend on the place, the wanted week and the number. */
const isSame = (a: Shown, b: Shown): boolean =>
  a.offer.id === b.offer.id &&
  a.offer.rev === b.offer.rev &&
  a.from?.lat === b.from?.lat &&
  a.from?.lon === b.from?.lon &&
  a.wanted.week === b.wanted.week &&
  a.wanted.before === b.wanted.before &&
  a.wanted.after === b.wanted.after &&
  a.wanted.amount === b.wanted.amount &&
  a.wanted.comparison === b.wanted.comparison;
/** Stays as it is while other filters change: a list may have hundreds of cards. */
const SteadyCard = memo(OfferCard, isSame);

/** Cards that fill the window: the others follow without holding up a tap. */
const FIRST_CARDS = 6;

/** Shows the results of the search as cards. */
export function OfferList({
  offers,
  from,
  wanted,
}: {
  readonly offers: readonly EntityOf<'offer'>[];
  readonly from: GeoPosition | undefined;
  readonly wanted: Wanted;
}) {
  const shown = useDeferredValue(offers, offers.slice(0, FIRST_CARDS));
  return (
    <ul className="plain cards offer-cards">
      {shown.map((offer) => (
        <li key={offer.id}>
          <SteadyCard offer={offer} from={from} wanted={wanted} />
        </li>
      ))}
    </ul>
  );
}
