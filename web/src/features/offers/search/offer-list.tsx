import { memo, startTransition, useEffect, useState } from 'react';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { OfferCard, type Wanted } from './offer-card.tsx';

type Search = { readonly from?: GeoPosition | undefined; readonly wanted: Wanted };

/** Tells whether two searches show an offer alike: they do by the place, the wanted week and the number. */
const isAlike = (a: Search, b: Search): boolean =>
  a.from?.lat === b.from?.lat &&
  a.from?.lon === b.from?.lon &&
  a.wanted.week === b.wanted.week &&
  a.wanted.before === b.wanted.before &&
  a.wanted.after === b.wanted.after &&
  a.wanted.amount === b.wanted.amount &&
  a.wanted.comparison === b.wanted.comparison;
/** Stays as it is while other filters change: a list may have hundreds of cards. */
const SteadyCard = memo(
  OfferCard,
  (a, b) => a.offer.id === b.offer.id && a.offer.rev === b.offer.rev && isAlike(a, b),
);

/** Cards that fill the window: the others follow, few at first, then more at a time, without holding up a tap. */
const FIRST_CARDS = 4;
const NEXT_CARDS = 3;
const GROWTH = 1 / 4;

type Offers = readonly EntityOf<'offer'>[];

/** Shows the results of the search as cards; it is not drawn again while they stay. */
export const OfferList = memo(Cards, (a, b) => a.offers === b.offers && isAlike(a, b));

function Cards({
  offers,
  from,
  wanted,
}: {
  readonly offers: Offers;
  readonly from: GeoPosition | undefined;
  readonly wanted: Wanted;
}) {
  const [drawn, setDrawn] = useState(() => firstOf(offers));
  // Cards that the new list has, too, stay as they are.
  if (drawn.of !== offers) setDrawn(firstOf(offers, drawn.ids));
  useEffect(() => {
    const portion = Math.max(NEXT_CARDS, drawn.ids.size * GROWTH);
    const next = offers.filter(({ id }) => !drawn.ids.has(id)).slice(0, portion);
    if (next.length > 0) startTransition(() => setDrawn(withCards(drawn, next)));
  }, [offers, drawn]);
  return (
    <ul className="plain cards offer-cards">
      {offers.map((offer) => (
        <li key={offer.id}>
          {drawn.ids.has(offer.id) && <SteadyCard offer={offer} from={from} wanted={wanted} />}
        </li>
      ))}
    </ul>
  );
}

/** The offers whose cards are drawn, of a list. */
type Drawn = { readonly of: Offers; readonly ids: ReadonlySet<string> };

/** Returns the cards with which a list begins: those of the window, and of those drawn before what it has. */
function firstOf(offers: Offers, before: ReadonlySet<string> = new Set()): Drawn {
  const first = offers.filter(({ id }, index) => index < FIRST_CARDS || before.has(id));
  return withCards({ of: offers, ids: new Set() }, first);
}

const withCards = ({ of, ids }: Drawn, cards: Offers): Drawn => ({
  of,
  ids: new Set([...ids, ...cards.map(({ id }) => id)]),
});
