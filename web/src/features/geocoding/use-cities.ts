import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CITY_LIST_CACHE_ENTRIES, CITY_LIST_CACHE_SECONDS } from '#shared/geocoding/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { keepNewest } from '#web/kernel/keep-newest.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { type City, citySearch } from './place.ts';

const TYPING_PAUSE_MS = 250;
const CACHE_MS = CITY_LIST_CACHE_SECONDS * SECOND_MS;

export type Cities = {
  readonly cities: readonly City[];
  /** `tooShort`: nothing to ask for yet. */
  readonly state: 'tooShort' | 'waiting' | 'failed' | 'found';
};

/** Cities that fit what was typed, asked for when the typing pauses; kept for an hour. */
export function useCities(countrycode: string, text: string): Cities {
  const { api, queries, after } = useKernel();
  const [asked, setAsked] = useState(text);
  useEffect(() => after(TYPING_PAUSE_MS, () => setAsked(text)), [text, after]);

  const search = citySearch(asked);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['cities', countrycode, search],
    queryFn: ({ signal }) => {
      keepNewest(queries, ['cities'], CITY_LIST_CACHE_ENTRIES);
      const input = { countrycode, usefuzzy: true, ...search };
      return api.call('POST geocode/list/city', input, { signal, quiet: true });
    },
    enabled: search !== null,
    staleTime: CACHE_MS,
    gcTime: CACHE_MS,
  });
  if (citySearch(text) === null) return { cities: [], state: 'tooShort' };
  if (asked !== text || isFetching) return { cities: data ?? [], state: 'waiting' };
  return { cities: data ?? [], state: isError ? 'failed' : 'found' };
}
