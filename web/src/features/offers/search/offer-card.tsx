import type { ReactNode } from 'react';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { leastAnimals } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import type { WantedWeek } from '#shared/offers/week-shown.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { CardPicture } from '../card-picture.tsx';
import { ContactActions } from '../contact-actions.tsx';
import { offerPath } from '../offer-path.ts';
import { SaveOffer } from '../saved/save-offer.tsx';
import { useOfferNames } from '../use-offer-names.tsx';
import { useShownWeek } from '../use-shown-week.ts';
import { Distance, isLongTransport } from './distance.tsx';

const CardWeeks = lazyPart(
  () => import('./card-weeks.tsx').then((file) => file.CardWeeks),
  ['search'],
);

/** The week and the number of animals that a visitor wants. */
type Wanted = WantedWeek & Pick<OfferSearchState, 'amount' | 'comparison'>;

export type OfferCardProps = {
  readonly offer: EntityOf<'offer'>;
  /** The position from which the visitor searches. */
  readonly from?: GeoPosition | undefined;
  readonly wanted: Wanted;
};

/** Shows one result of the search: what, where, how far, how fresh, and whom to call. */
export function OfferCard({ offer, from, wanted }: OfferCardProps) {
  const t = useText();
  const { colon, day, number, week: weekName } = useFormats();
  const { data } = offer;
  const { isPoultry, row, amount } = useShownWeek(data, wanted);
  const names = useOfferNames({ ...data, amount });
  const km = from && distanceKm(from, data.geoPosition);
  const hasWeeks = isPoultry && data.statusWeekly.length > 0;
  const isOther = hasWeeks && row && wanted.week !== '' && row.calendarWeek !== wanted.week;
  const age = names.age && <LabelText key="age" labels={names.age} />;
  const week = row && weekName(row.calendarWeek);
  const kindLine = hasWeeks
    ? [
        amount !== undefined && amount < (leastAnimals(wanted) ?? 0) && (
          <strong key="fewer">{t('offers.fewer', { amount: number(wanted.amount ?? 0) })}</strong>
        ),
        isOther ? (
          <strong key="week">
            {t('offers.weekInstead', {
              week: weekName(row.calendarWeek),
              wanted: weekName(wanted.week),
            })}
          </strong>
        ) : (
          week
        ),
        data.spotMarket && t('offers.spotMarket'),
        // A phone has room for one line: its end, which may be cut, is what all chicks have in common.
        names.gender,
        age,
      ]
    : [age, week];
  return (
    <article className={hasWeeks ? 'card offer-card has-weeks' : 'card offer-card'}>
      <CardPicture offer={data} />
      <div className="offer-card-text">
        <h3>
          <Link to={offerPath(offer.id, wanted.week)}>
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
                !hasWeeks && names.gender,
                row &&
                  amount === undefined &&
                  t(`offers.week.${row.status === 'onRequest' ? 'later' : 'full'}`),
                isPoultry && !row && t('offers.capacity') + colon + number(data.amount),
              ]}
            />
          </p>
          <div className="chips">
            {data.status !== 'available' && <AvailabilityChip offer={data} />}
            {data.spotMarket && !hasWeeks && (
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
          <Line of={[data.place.name, t('offers.confirmedOn', { day: day(data.confirmedOn) })]} />
        </p>
      </div>
      {hasWeeks && (
        <div className="offer-card-weeks">
          <CardWeeks offer={data} shown={row?.calendarWeek} wanted={wanted.week} />
        </div>
      )}
      <div className="card-actions">
        <ContactActions offer={offer} />
        <SaveOffer id={offer.id} headline={names.headline} />
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
