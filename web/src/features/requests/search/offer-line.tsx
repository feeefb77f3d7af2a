import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { Link } from '#web/components/link.tsx';
import { useOfferNames } from '#web/features/offers/public.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';

/** Shows an offer in one line: what, who, where, how far. */
export function OfferLine({
  offer,
  from,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly from: GeoPosition | undefined;
}) {
  const { kilometres } = useFormats();
  const { headline } = useOfferNames(offer.data);
  const { place, geoPosition } = offer.data;
  const distance = from && kilometres(Math.round(distanceKm(from, geoPosition)));
  return (
    <>
      <Link to={pathTo('Offer', { id: offer.id })}>{headline}</Link>
      <span className="offer-place">
        {[place.name, place.city, distance].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
