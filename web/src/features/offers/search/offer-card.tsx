import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { Card } from '#web/components/card.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { ContactActions } from '../contact-actions.tsx';
import { useConfirmedOn } from '../use-confirmed-on.ts';
import { useOfferNames } from '../use-offer-names.tsx';
import { Distance } from './distance.tsx';

/** One result of the search: what, where, how far, how fresh, and whom to call. */
export function OfferCard({
  offer,
  from,
  isFarther = false,
}: {
  readonly offer: EntityOf<'offer'>;
  /** Where the visitor searches from. */
  readonly from?: GeoPosition | undefined;
  /** It lies outside the radius. */
  readonly isFarther?: boolean;
}) {
  const t = useText();
  const { longDay, kilometres } = useFormats();
  const { data } = offer;
  const names = useOfferNames(data);
  const confirmed = useConfirmedOn(offer);
  const place = townLine(data.place);
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
          {isFarther && from && (
            <StatusChip tone="warn" icon="pin">
              {t('offers.fartherAway', {
                distance: kilometres(Math.round(distanceKm(from, data.geoPosition))),
              })}
            </StatusChip>
          )}
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
            value: from && <Distance km={distanceKm(from, data.geoPosition)} />,
          },
          {
            key: 'usage',
            term: t('offers.usage'),
            value: names.usage && <LabelText labels={names.usage} />,
          },
          { key: 'gender', term: t('offers.gender'), value: names.gender },
          {
            key: 'confirmed',
            term: t('offers.confirmed'),
            value: confirmed && longDay(confirmed),
          },
        ]}
      />
    </Card>
  );
}
