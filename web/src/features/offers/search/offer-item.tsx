import { type HTMLAttributes, memo } from 'react';
import { useNearness } from '#web/components/when-near.tsx';
import { OfferCard, type OfferCardProps } from './offer-card.tsx';

/** Cards that fill a window: they come with the list, the others as soon as it stands. */
const FIRST_CARDS = 4;

/** Stays as it is while other filters change: the place, the wanted week and the number decide what it shows. */
const SteadyCard = memo(
  OfferCard,
  (a, b) => a.offer.id === b.offer.id && a.offer.rev === b.offer.rev && isAlike(a, b),
);

/**
 * Shows an offer in a list, which may have hundreds: its card near the window and on paper, else a line with the farm
 * and its place, which the browser finds on the page.
 */
export function OfferItem({
  offer,
  from,
  wanted,
  index,
  isPrinted,
  number,
  ...rest
}: OfferCardProps & {
  /** The place of the item in its list, from 0. */
  readonly index: number;
  readonly isPrinted: boolean;
  /** The number that the offer has on the map. */
  readonly number?: number;
} & HTMLAttributes<HTMLLIElement>) {
  const { place, isNear, height } = useNearness<HTMLLIElement>(index < FIRST_CARDS);
  const { name, city, citycode } = offer.data.place;
  return (
    <li {...rest} ref={place}>
      {number !== undefined && <span className="map-number">{number}</span>}
      {isNear || isPrinted ? (
        <SteadyCard offer={offer} from={from} wanted={wanted} />
      ) : (
        <p className="card offer-far" style={{ height }}>
          {[name, city ?? citycode].filter(Boolean).join(', ')}
        </p>
      )}
    </li>
  );
}

/** Tells whether two searches show an offer alike: they do by the place, the wanted week and the number. */
export const isAlike = (
  a: Pick<OfferCardProps, 'from' | 'wanted'>,
  b: Pick<OfferCardProps, 'from' | 'wanted'>,
): boolean =>
  a.from?.lat === b.from?.lat &&
  a.from?.lon === b.from?.lon &&
  a.wanted.week === b.wanted.week &&
  a.wanted.before === b.wanted.before &&
  a.wanted.after === b.wanted.after &&
  a.wanted.amount === b.wanted.amount &&
  a.wanted.comparison === b.wanted.comparison;
