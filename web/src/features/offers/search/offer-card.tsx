import type { ReactNode } from 'react';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { speciesPicture } from '#shared/masterdata/species-picture.ts';
import { type WantedWeek, weekShown } from '#shared/offers/week-shown.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { CardPicture } from '../card-picture.tsx';
import { ContactActions } from '../contact-actions.tsx';
import { SaveOfferLater } from '../saved/save-offer-later.tsx';
import { useConfirmedOn } from '../use-confirmed-on.ts';
import { useIsPoultry } from '../use-is-poultry.ts';
import { useOfferNames } from '../use-offer-names.tsx';
import { Distance, isLongTransport } from './distance.tsx';

/** Shows one result of the search: what, where, how far, how fresh, and whom to call. */
export function OfferCard({
  offer,
  from,
  wanted,
}: {
  readonly offer: EntityOf<'offer'>;
  /** The position from which the visitor searches. */
  readonly from?: GeoPosition | undefined;
  readonly wanted: WantedWeek;
}) {
  const t = useText();
  const { day, number, week: weekName } = useFormats();
  const { data } = offer;
  const names = useOfferNames(data);
  const kind = useEntity('animalkind', data.animalkind).data;
  const confirmed = useConfirmedOn(offer);
  const isPoultry = useIsPoultry(data);
  const row = weekShown(data, wanted, weekOf(new Date(useToday())));
  // The amount of poultry is the number of the week, never the capacity of a year.
  const amount = isPoultry || row ? row?.available : data.amount;
  const km = from && distanceKm(from, data.geoPosition);
  const kindLine = [
    names.age && <LabelText key="age" labels={names.age} />,
    row && weekName(row.calendarWeek),
  ];
  return (
    <article className="card offer-card">
      <CardPicture photos={data.photos} picture={speciesPicture(kind?.data ?? {})} />
      <div className="offer-card-text">
        <h3>
          <Link to={pathTo('Offer', { id: offer.id })}>
            {amount !== undefined && `${number(amount)} `}
            {names.animals}
            {kindLine.some(Boolean) && <span className="offer-card-comma">, </span>}
            <span className="offer-card-kind">
              <Line of={kindLine} />
            </span>
          </Link>
        </h3>
        <p className="offer-card-place">
          <Line
            of={[
              km !== undefined && <Distance key="km" km={km} />,
              data.place.city ?? data.place.citycode,
            ]}
          />
        </p>
        <div className="offer-card-last">
          <p className="offer-card-facts">
            <Line
              of={[
                names.usage && <LabelText key="usage" labels={names.usage} />,
                names.gender,
                row &&
                  amount === undefined &&
                  t(`offers.week.${row.status === 'onRequest' ? 'later' : 'full'}`),
                isPoultry && !row && `${t('offers.capacity')}: ${number(data.amount)}`,
              ]}
            />
          </p>
          <div className="chips">
            {data.status !== 'available' && <AvailabilityChip offer={data} />}
            {data.spotMarket && (
              <StatusChip tone="info" icon="info">
                {t('offers.spotMarket')}
              </StatusChip>
            )}
            {km !== undefined && isLongTransport(km) && (
              <StatusChip tone="warn" icon="clock">
                {t('offers.longTransport')}
              </StatusChip>
            )}
          </div>
        </div>
        <p className="offer-card-facts offer-card-farm">
          <Line
            of={[data.place.name, confirmed && t('offers.confirmedOn', { day: day(confirmed) })]}
          />
        </p>
      </div>
      <div className="card-actions">
        <ContactActions offer={offer} />
        <div className="save-room">
          <SaveOfferLater offer={offer} />
        </div>
      </div>
    </article>
  );
}

/** Shows facts in one line; unknown ones are left out. */
function Line({ of }: { readonly of: readonly (ReactNode | false)[] }) {
  return of.filter(Boolean).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their places
    <span key={index}>{fact}</span>
  ));
}
