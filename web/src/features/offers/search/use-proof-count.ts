import { flatConditions, type Market, searchFilter } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import {
  countableOffers,
  countedCategories,
  lastWantedDay,
} from '#shared/requests/searching/countable-offers.ts';
import { useEntityCount, useEntityList } from '#web/kernel/use-entities.ts';

/**
 * Returns how many offers of the search a control body would count, by the rule of a request: those that can be had by
 * the last day wanted, of a category that counts. Undefined until this very search was counted.
 */
export function useProofCount(market: Market, state: OfferSearchState) {
  const categories = useEntityList('category1');
  const filter = searchFilter(market, state);
  const until = lastWantedDay(filter, market.today);
  const rule = countableOffers({ until, categories: countedCategories(categories.data ?? []) });
  const count = useEntityCount('offer', {
    filter: { $and: flatConditions([filter, ...rule]) },
    enabled: categories.data !== undefined,
  });
  return {
    until,
    counted: count.isPlaceholderData ? undefined : count.data,
    error: categories.error ?? count.error,
    retry: () => Promise.all([categories.refetch(), count.refetch()]),
  };
}
