import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react';
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

/** Cards that fill the window: the others follow, a few at a time, without holding up a tap. */
const FIRST_CARDS = 4;
const NEXT_CARDS = 3;

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
  const [count, setCount] = useState(FIRST_CARDS);
  const isWhole = count >= offers.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + NEXT_CARDS));
  }, [isWhole, count]);
  const shown = useDeferredValue(offers);
  return (
    <ul className="plain cards offer-cards">
      {shown.map((offer, index) => (
        <li key={offer.id}>
          {index < count && <SteadyCard offer={offer} from={from} wanted={wanted} />}
        </li>
      ))}
    </ul>
  );
}
