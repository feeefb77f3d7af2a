import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Market } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { unreachableError } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { type EntityPage, overviewEntities, searchEntities } from '#web/kernel/search-entities.ts';
import { useCountry } from '#web/kernel/site.ts';
import { keepEntities } from '#web/kernel/use-entities.ts';
import { type Overview, searchOverview } from './search-overview.ts';

/** The counts of a search, with the instant of the answer: milliseconds since 1970 by the server. */
type Answered = Overview & { readonly at: number };
type Page = EntityPage<'offer'> & { readonly overview?: Answered };

/** Returns the offers found, page by page, and everything else that the page shows of them, from one call. */
export function useOfferSearch(
  market: Market,
  state: OfferSearchState,
  { enabled }: { readonly enabled: boolean },
) {
  const { api, queries, now } = useKernel();
  const { input, read } = searchOverview(market, state, useCountry().data);
  const pages = useInfiniteQuery({
    queryKey: ['pages', 'offer', input],
    queryFn: async ({ pageParam: cursor, signal }): Promise<Page> => {
      if (cursor) {
        const { limit, attributeFilter, sorting, with: fields } = input;
        const search = { attributeFilter, sorting, pagination: { limit, cursor }, with: fields };
        const { named = [], ...page } = await searchEntities(api, 'offer', search, { signal });
        keepEntities(queries, named);
        return page;
      }
      const { page, named, ...answer } = await overviewEntities(api, 'offer', input, { signal });
      keepEntities(queries, named);
      return { ...page, overview: { ...read(answer), at: now() } };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = pages.data?.pages;
  const offers = useMemo(() => found && loadedRows(found), [found]);
  return {
    pages,
    offers,
    overview: found?.[0]?.overview,
    /** Asks again for all that is shown, and returns its counts. */
    ask: async () => {
      const { data } = await pages.refetch({ throwOnError: true });
      const overview = data?.pages[0]?.overview;
      if (!overview) throw unreachableError();
      return overview;
    },
  };
}
export type OfferSearch = ReturnType<typeof useOfferSearch>;
