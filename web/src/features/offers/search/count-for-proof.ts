import { flatConditions, type Market, searchFilter } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import {
  countableOffers,
  countedCategories,
  lastWantedDay,
} from '#shared/requests/searching/countable-offers.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';

/**
 * Returns how many offers of the search a control body would count at present, by the rule of a request: those that can
 * be had by the last day wanted, of a category that counts.
 */
export async function countForProof(
  { api, loadList }: Pick<Kernel, 'api' | 'loadList'>,
  market: Market,
  state: OfferSearchState,
) {
  const filter = searchFilter(market, state);
  const until = lastWantedDay(filter, market.today);
  const categories = countedCategories(await loadList('category1', {}));
  const rule = countableOffers({ until, categories });
  const { count: counted } = await api.call('POST search/search/count', {
    entityClass: 'offer',
    attributeFilter: { $and: flatConditions([filter, ...rule]) },
  });
  return { until, counted };
}
