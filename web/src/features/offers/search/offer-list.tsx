import { memo } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { usePrinting } from '#web/kernel/use-printing.ts';
import type { OfferCardProps } from './offer-card.tsx';
import { isAlike, OfferItem } from './offer-item.tsx';

type Props = Pick<OfferCardProps, 'from' | 'wanted'> & {
  readonly offers: readonly EntityOf<'offer'>[];
};

/** Shows the results of the search as cards; it is not drawn again while they stay. */
export const OfferList = memo(Cards, (a, b) => a.offers === b.offers && isAlike(a, b));

function Cards({ offers, ...search }: Props) {
  const isPrinted = usePrinting();
  return (
    <ul className="plain cards offer-cards">
      {offers.map((offer, index) => (
        <OfferItem key={offer.id} offer={offer} {...search} index={index} isPrinted={isPrinted} />
      ))}
    </ul>
  );
}
