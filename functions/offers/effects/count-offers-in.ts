import type { World } from '#functions/kernel/context.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { marketKey } from '#shared/offers/offer-groups.ts';

/**
 * The number of markets whose offers are counted at once, so that a search through all of them stays small in memory.
 */
const MARKETS_A_QUERY = 20;

/** Counts the offers of a country that have one of these animal kinds and meet the filter. */
export async function countOffersIn(
  { search }: Pick<World, 'search'>,
  { country, kinds }: { readonly country: string; readonly kinds: readonly string[] },
  filter: AttributeFilter,
): Promise<number> {
  let count = 0;
  for (let begin = 0; begin < kinds.length; begin += MARKETS_A_QUERY) {
    const keys = kinds
      .slice(begin, begin + MARKETS_A_QUERY)
      .map((kind) => marketKey(country, kind));
    count += await search.count({ entityClass: offerClass.name, group: 'market', keys, filter });
  }
  return count;
}
