import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { Link } from '#web/components/link.tsx';
import { useOfferNames } from '#web/features/offers/public.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import type { CountedOffer } from './asked-offer.ts';

/** Shows an offer in one line: how many animals of which kind, in which week, who, where, how far. */
export function OfferLine({
  counted: { offer, animals },
  from,
}: {
  readonly counted: CountedOffer;
  readonly from: GeoPosition | undefined;
}) {
  const { kilometres, week } = useFormats();
  const { headline } = useOfferNames({ ...offer.data, amount: animals.amount });
  const { place, geoPosition } = offer.data;
  const distance = from && kilometres(Math.round(distanceKm(from, geoPosition)));
  return (
    <>
      <Link to={pathTo('Offer', { id: offer.id })}>{headline}</Link>
      <span className="offer-place">
        {[animals.calendarWeek && week(animals.calendarWeek), place.name, place.city, distance]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
