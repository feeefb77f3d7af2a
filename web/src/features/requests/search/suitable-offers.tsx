import { useLocation } from 'react-router-dom';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { OfferLine } from './offer-line.tsx';
import type { useCountableOffers } from './use-countable-offers.ts';

/**
 * Shows offers that fit before any request: how many there are, with the conditions and without them, a few of them,
 * and the way to all. The search is around the farm once it is chosen.
 */
export function SuitableOffers({
  animalkind,
  position,
  found: { total, withoutConditions, offers, from, radiusKm, isLoading, error },
}: {
  readonly animalkind: EntityOf<'animalkind'>;
  readonly position: GeoPosition | undefined;
  readonly found: ReturnType<typeof useCountableOffers>;
}) {
  const t = useText();
  const { number, kilometres } = useFormats();
  const { search } = useLocation();
  if (isLoading || error || (total === 0 && withoutConditions === undefined)) return null;
  return (
    <Notice
      title={t(position ? 'requests.offersNear' : 'requests.offersFit', {
        count: total,
        shown: number(total),
        radius: kilometres(radiusKm),
      })}
    >
      {withoutConditions !== undefined && (
        <WithoutConditions
          animalkind={animalkind}
          radiusKm={position && radiusKm}
          count={withoutConditions}
        />
      )}
      {total > 0 && <p>{t('requests.offersFirst')}</p>}
      <p className="small">{t('requests.offersCounted')}</p>
      {total > 0 && (
        <ul className="offer-lines">
          {offers.map((counted) => (
            <li key={counted.offer.id}>
              <OfferLine counted={counted} from={from} />
            </li>
          ))}
        </ul>
      )}
      <Link to={pathTo('OfferSearch', { id: animalkind.id }) + search}>
        {t(total > 0 ? 'requests.offersAll' : 'requests.otherFiltersChange', {
          count: total,
          shown: number(total),
        })}
      </Link>
    </Notice>
  );
}

/** Shows the number of offers by sex and age alone: without it, a number of offers that fit says little. */
function WithoutConditions({
  animalkind,
  radiusKm,
  count,
}: {
  readonly animalkind: EntityOf<'animalkind'>;
  /** The radius; undefined where the search is around no farm yet. */
  readonly radiusKm: number | undefined;
  readonly count: number;
}) {
  const { number, kilometres } = useFormats();
  return (
    <p>
      <T
        id="requests.withoutConditions"
        values={{
          count,
          shown: number(count),
          kind: <LabelText labels={animalkind.data.labels} />,
          near: radiusKm === undefined ? 'no' : 'yes',
          radius: kilometres(radiusKm ?? 0),
        }}
      />
    </p>
  );
}
