import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, use, useMemo, useState } from 'react';
import type { Country } from '#shared/countries/country.ts';
import type { Market } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { unreachableError } from '#web/kernel/api-error.ts';
import { type Kernel, useKernel } from '#web/kernel/kernel-context.ts';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { type EntityPage, overviewEntities, searchEntities } from '#web/kernel/search-entities.ts';
import { useCountry } from '#web/kernel/site.ts';
import { keepEntities } from '#web/kernel/use-entities.ts';
import { type Overview, searchOverview } from './search-overview.ts';

/** The counts of a search, with the instant of the answer: milliseconds since 1970 by the server. */
type Answered = Overview & { readonly at: number };
type Page = EntityPage<'offer'> & { readonly overview?: Answered };

/** Milliseconds for which nobody is told that an answer is on its way. */
const LATE_MS = 300;

/** A search, and its change, which returns the state that comes of it. */
export type Search = {
  readonly market: Market;
  readonly state: OfferSearchState;
  readonly change: (patch: Partial<OfferSearchState>) => OfferSearchState;
  /** Tells whether the countries to search are known. */
  readonly enabled: boolean;
};

/**
 * Returns the offers found, page by page, and everything else that the page shows of them, from one call. A change
 * sends the next call at once; what was found before stays, whole, until that is answered.
 */
export function useOfferSearch({ market, state, change, enabled }: Search) {
  const kernel = useKernel();
  const country = useCountry().data;
  const [answer, setAnswer] = useState<Promise<void>>();
  const [isLate, setLate] = useState(false);
  if (answer) use(answer);
  const pages = useInfiniteQuery({
    ...offersFound(kernel, market, state, country),
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = pages.data?.pages;
  const offers = useMemo(() => found && loadedRows(found), [found]);
  const answerTo = async (query: ReturnType<typeof offersFound>) => {
    const cancel = kernel.after(LATE_MS, () => setLate(true));
    // A failure is told by the query that shows the offers.
    await kernel.queries.ensureInfiniteQueryData(query).catch(() => {});
    cancel();
    startTransition(() => setLate(false));
  };
  return {
    pages,
    offers,
    overview: found?.[0]?.overview,
    /** Tells whether what is shown is of the search before. */
    isOutdated: isLate || pages.isPlaceholderData,
    change: (patch: Partial<OfferSearchState>) =>
      startTransition(() => {
        const next = change(patch);
        const owner = next.supplier === '' ? undefined : next.supplier;
        // Which countries there are across the border is known later.
        setAnswer(
          next.abroad === state.abroad
            ? answerTo(offersFound(kernel, { ...market, owner }, next, country))
            : undefined,
        );
      }),
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

function offersFound(
  { api, queries, now }: Kernel,
  market: Market,
  state: OfferSearchState,
  country: Country,
) {
  const { input, read } = searchOverview(market, state, country);
  return infiniteQueryOptions({
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
  });
}
