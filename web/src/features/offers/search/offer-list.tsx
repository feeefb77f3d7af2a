import { memo, useDeferredValue } from 'react';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { OfferCard, type Wanted } from './offer-card.tsx';

type Shown = {
  readonly offer: Pick<EntityOf<'offer'>, 'id' | 'rev'>;
  readonly wanted: Wanted;
};

/** Returns everything that a card depends on, as a text: of the search only the wanted week and number. */
function shownBy({ offer: { id, rev }, wanted, ...others }: Shown): string {
  const { week, before, after, amount, comparison } = wanted;
  return JSON.stringify([id, rev, week, before, after, amount, comparison, others]);
}
/** Stays as it is while other filters change: a list may have hundreds of cards. */
const SteadyCard = memo(OfferCard, (a, b) => shownBy(a) === shownBy(b));

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
