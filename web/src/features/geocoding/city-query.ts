import type { QueryClient } from '@tanstack/react-query';
import {
  CITY_CODE_LENGTH,
  CITY_LIST_CACHE_ENTRIES,
  CITY_LIST_CACHE_SECONDS,
  CITY_NAME_LENGTH,
} from '#shared/geocoding/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import { keepNewest } from '#web/kernel/keep-newest.ts';
import type { citySearch } from './place.ts';

const CACHE_MS = CITY_LIST_CACHE_SECONDS * SECOND_MS;

/**
 * Returns the query for the cities that a search finds in a country; its answer is kept for an hour. No place has a
 * code or a name longer than the server takes.
 */
export const cityQuery = (
  { api, queries }: { readonly api: ApiClient; readonly queries: QueryClient },
  countrycode: string,
  search: ReturnType<typeof citySearch>,
) => ({
  queryKey: ['cities', countrycode, search],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    if (isTooLong(search)) return [];
    keepNewest(queries, ['cities'], CITY_LIST_CACHE_ENTRIES);
    const input = { countrycode, usefuzzy: true, ...search };
    return api.call('POST geocode/list/city', input, { signal, quiet: true });
  },
  staleTime: CACHE_MS,
  gcTime: CACHE_MS,
});

const isTooLong = (search: ReturnType<typeof citySearch>): boolean =>
  (search?.citycode ?? '').length > CITY_CODE_LENGTH.max ||
  (search?.cityname ?? '').length > CITY_NAME_LENGTH.max;
