import { useLocation } from 'react-router-dom';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { searchFilter } from '#web/features/offers/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { OfferLine } from './offer-line.tsx';
import type { RequestChoice } from './request-params.ts';
import { useBreedsNamed } from './use-breeds-named.ts';

const SHOWN = 3;

/** Offers that fit come before any request: a few of them, and the way to all. Around the farm once it is chosen. */
export function SuitableOffers({
  animalkind,
  choice,
  position,
}: {
  readonly animalkind: string;
  readonly choice: RequestChoice;
  readonly position?: GeoPosition | undefined;
}) {
  const t = useText();
  const { number, kilometres } = useFormats();
  const { search } = useLocation();
  const { id: country } = useCountry();
  const around = position ? { ...position, radius: REQUEST_RADIUS_KM } : {};
  const market = {
    countries: [country],
    animalkind,
    breedsNamed: useBreedsNamed(animalkind, choice),
    today: useToday(),
  };
  const filter = searchFilter(market, { ...choice, ...around });
  const from = position ?? positionIn(choice);
  const { data: total = 0 } = useEntityCount('offer', { filter });
  const offers = useEntityPages('offer', {
    filter,
    limit: SHOWN,
    sorting: from
      ? [{ field: 'geoPosition', direction: 'asc' }]
      : [{ field: 'updated', direction: 'desc' }],
    enabled: total > 0,
  });
  if (total === 0) return null;
  return (
    <Notice
      title={t(position ? 'requests.offersNear' : 'requests.offersFit', {
        count: total,
        shown: number(total),
        radius: kilometres(REQUEST_RADIUS_KM),
      })}
    >
      <p>{t('requests.offersFirst')}</p>
      <ul className="offer-lines">
        {offers.data?.pages[0]?.items.map((offer) => (
          <li key={offer.id}>
            <OfferLine offer={offer} from={from} />
          </li>
        ))}
      </ul>
      <Link to={pathTo('OfferSearch', { id: animalkind }) + search}>
        {t('requests.offersAll', { count: total, shown: number(total) })}
      </Link>
    </Notice>
  );
}

function positionIn({ lat, lon }: RequestChoice): GeoPosition | undefined {
  return lat === null || lon === null ? undefined : { lat, lon };
}
