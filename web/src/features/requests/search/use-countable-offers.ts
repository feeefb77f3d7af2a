import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { activeConditions, searchFilter } from '#shared/offers/search-filter.ts';
import { animalsSought } from '#shared/requests/searching/animals-sought.ts';
import {
  countableOffers,
  countedCategories,
  lastWantedDay,
} from '#shared/requests/searching/countable-offers.ts';
import { neutralConditions } from '#shared/requests/searching/neutral-conditions.ts';
import { useCountryLaw } from '#web/features/law/public.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityList, useEntityPages } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import type { RequestChoice } from './request-params.ts';
import { useBreedSearch } from './use-breed-search.ts';

/**
 * Returns the offers that count for a request, as the server will count them: with the conditions chosen, and by sex
 * and age alone. The search is around the position within the radius of the law; without a position, as the search
 * for offers had it.
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
  const pages = useEntityPages('offer', {
    filter: query.fitting,
    limit,
    sorting: from
      ? [{ field: 'geoPosition', direction: 'asc' }]
      : [{ field: 'updated', direction: 'desc' }],
    enabled: total > 0,
  });
  return {
    total,
    /** The number by sex and age alone; undefined where there are no other conditions. */
    withoutConditions: hasConditions ? all.data : undefined,
    /** Kilometres around the position within which offers count. */
    radiusKm: query.radiusKm,
    offers: (pages.data?.pages[0]?.items ?? []).map((offer) => ({
      offer,
      animals: query.animalsOf(offer.data),
    })),
    from,
    isLoading: (!enabled && !query.error) || fitting.isLoading || pages.isLoading,
    error: query.error ?? fitting.error ?? pages.error,
  };
}

function useCountedQuery(
  animalkind: string,
  choice: RequestChoice,
  position: GeoPosition | undefined,
) {
  const { id: country, data: settings } = useCountry();
  const today = useToday();
  const breedsNamed = useBreedSearch(animalkind, choice);
  const categories = useEntityList('category1');
  const market = { countries: [country], animalkind, breedsNamed, today };
  const { law, error } = useCountryLaw();
  const radiusKm = law?.radiusKm ?? 0;
  const around = position ? { ...choice, ...position, radius: radiusKm } : choice;
  const fitting = searchFilter(market, around);
  const counted = countableOffers({
    until: lastWantedDay(fitting, today),
    categories: countedCategories(categories.data ?? []),
  });
  const conditions = activeConditions(around, { breedsNamed, today });
  const radius = conditions.get('radius');
  conditions.delete('radius');
  const neutral = neutralConditions({ $and: [...conditions.values()] });
  const all: AttributeFilter[] = [
    { field: 'country', comparison: 'eq', value: country },
    { field: 'animalkind', comparison: 'eq', value: animalkind },
    ...(radius ? [radius] : []),
    ...neutral,
  ];
  return {
    fitting: { $and: [fitting, ...counted] },
    all: { $and: [...all, ...counted] },
    enabled: categories.data !== undefined && law !== undefined,
    animalsOf: animalsSought(fitting, {
      today,
      isByWeek: settings.animalkindsUsingPoultrySystem.includes(animalkind),
    }),
    hasConditions: conditions.size > neutral.length,
    radiusKm,
    error: categories.error ?? error,
  };
}

function positionIn({ lat, lon }: RequestChoice): GeoPosition | undefined {
  return lat === null || lon === null ? undefined : { lat, lon };
}
