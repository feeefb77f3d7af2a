import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Market } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { type EntityPage, overviewEntities, searchEntities } from '#web/kernel/search-entities.ts';
import { useCountry } from '#web/kernel/site.ts';
import { keepEntities } from '#web/kernel/use-entities.ts';
import { type Overview, searchOverview } from './search-overview.ts';

type Page = EntityPage<'offer'> & { readonly overview?: Overview };

/** Returns the offers found, page by page, and everything else that the page shows of them, from one call. */
export function useOfferSearch(
  market: Market,
  state: OfferSearchState,
  { enabled }: { readonly enabled: boolean },
) {
  const { api, queries } = useKernel();
  const { input, read } = searchOverview(market, state, useCountry().data);
  const pages = useInfiniteQuery({
    queryKey: ['pages', 'offer', input],
    queryFn: async ({ pageParam: cursor, signal }): Promise<Page> => {
      const { attributeFilter, sorting, limit } = input;
      if (cursor) {
        const search = { attributeFilter, sorting, pagination: { limit, cursor } };
        return searchEntities(api, 'offer', search, { signal });
      }
      const { page, named, ...answer } = await overviewEntities(api, 'offer', input, { signal });
      keepEntities(queries, named);
      return { ...page, overview: read(answer) };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = pages.data?.pages;
  return { pages, offers: found && loadedRows(found), overview: found?.[0]?.overview };
}
export type OfferSearch = ReturnType<typeof useOfferSearch>;
