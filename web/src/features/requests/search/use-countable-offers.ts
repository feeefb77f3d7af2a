import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import {
  countableOffers,
  countedCategories,
  lastWantedDay,
} from '#shared/requests/countable-offers.ts';
import { REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import { activeConditions, searchFilter } from '#web/features/offers/public.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityList, useEntityPages } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { RequestChoice } from './request-params.ts';
import { useBreedSearch } from './use-breed-search.ts';

/**
 * The offers that count for a request, as the server will count them: with the conditions chosen and without them.
 * Around the position within the fixed radius; as the search for offers had it where there is none yet.
 */
export function useCountableOffers(
  animalkind: string,
  choice: RequestChoice,
  { position, limit }: { readonly position: GeoPosition | undefined; readonly limit: number },
) {
  const query = useCountedQuery(animalkind, choice, position);
  const { enabled, hasConditions } = query;
  const fitting = useEntityCount('offer', { filter: query.fitting, enabled });
  const all = useEntityCount('offer', { filter: query.all, enabled: enabled && hasConditions });
  const total = enabled ? (fitting.data ?? 0) : 0;
  const from = position ?? positionIn(choice);
  const found = useEntityPages('offer', {
    filter: query.fitting,
    limit,
    sorting: from
      ? [{ field: 'geoPosition', direction: 'asc' }]
      : [{ field: 'updated', direction: 'desc' }],
    enabled: total > 0,
  });
  return {
    total,
    /** The number without the conditions; undefined where there are none. */
    withoutConditions: hasConditions ? all.data : undefined,
    offers: found.data?.pages[0]?.items ?? [],
    from,
    isLoading: !enabled || fitting.isLoading || found.isLoading,
  };
}

function useCountedQuery(
  animalkind: string,
  choice: RequestChoice,
  position: GeoPosition | undefined,
) {
  const { id: country } = useCountry();
  const today = useToday();
  const breedsNamed = useBreedSearch(animalkind, choice);
  const categories = useEntityList('category1');
  const market = { countries: [country], animalkind, breedsNamed, today };
  const around = position ? { ...choice, ...position, radius: REQUEST_RADIUS_KM } : choice;
  const fitting = searchFilter(market, around);
  const counted = countableOffers({
    until: lastWantedDay(fitting, today),
    categories: countedCategories(categories.data ?? []),
  });
  const conditions = activeConditions(around, { breedsNamed, today });
  const radius = conditions.get('radius');
  conditions.delete('radius');
  const all: AttributeFilter[] = [
    { field: 'country', comparison: 'eq', value: country },
    { field: 'animalkind', comparison: 'eq', value: animalkind },
    ...(radius ? [radius] : []),
  ];
  return {
    fitting: { $and: [fitting, ...counted] },
    all: { $and: [...all, ...counted] },
    enabled: categories.data !== undefined,
    hasConditions: conditions.size > 0,
  };
}

function positionIn({ lat, lon }: RequestChoice): GeoPosition | undefined {
  return lat === null || lon === null ? undefined : { lat, lon };
}
