import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { Card } from '#web/components/card.tsx';
import { Link } from '#web/components/link.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { ContactActions } from '../contact-actions.tsx';
import { useOfferNames } from '../use-offer-names.ts';
import { driveMinutes } from './drive-minutes.ts';

/** One result of the search: what, where, how far, how fresh, and whom to call. */
export function OfferCard({
  offer,
  from,
}: {
  readonly offer: EntityOf<'offer'>;
  /** Where the visitor searches from. */
  readonly from?: GeoPosition | undefined;
}) {
  const t = useText();
  const { daysAgo } = useFormats();
  const { now } = useKernel();
  const { data } = offer;
  const names = useOfferNames(data);
  const place = [data.place.citycode, data.place.city].filter(Boolean).join(' ');
  return (
    <Card
      heading={
        <h3>
          <Link to={pathTo('Offer', { id: offer.id })}>{names.headline}</Link>
        </h3>
      }
      chips={
        <>
          <AvailabilityChip offer={data} />
          {data.spotMarket && (
            <StatusChip tone="info" icon="info">
              {t('offers.spotMarket')}
            </StatusChip>
          )}
        </>
      }
      actions={<ContactActions offer={offer} />}
    >
      <SummaryList
        compact
        rows={[
          {
            key: 'farm',
            term: t('offers.farm'),
            value: [data.place.name, place].filter(Boolean).join(', '),
          },
          {
            key: 'distance',
            term: t('offers.distance'),
            value: from && <Distance from={from} to={data.geoPosition} />,
          },
          { key: 'usage', term: t('offers.usage'), value: names.usage },
          { key: 'gender', term: t('offers.gender'), value: names.gender },
          {
            key: 'updated',
            term: t('offers.confirmed'),
            value: daysAgo(offer.updated, new Date(now())),
          },
        ]}
      />
    </Card>
  );
}

function Distance({ from, to }: { readonly from: GeoPosition; readonly to: GeoPosition }) {
  const t = useText();
  const { kilometres, number } = useFormats();
  const km = distanceKm(from, to);
  return t('offers.distanceAndTime', {
    distance: kilometres(Math.round(km)),
    minutes: number(driveMinutes(km)),
  });
}
