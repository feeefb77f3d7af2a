import type { World } from '#functions/kernel/context.ts';
import { approvalFilter } from '#shared/offers/approval-filter.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/**
 * The number of regions whose offers are counted at once, so that a search through all of them stays small in memory.
 */
const REGIONS_A_QUERY = 20;

/** Counts the offers of these regions that wait for the approval of an authority. */
export async function countApprovals(
  { search }: Pick<World, 'search'>,
  regions: readonly string[],
): Promise<number> {
  let count = 0;
  for (let begin = 0; begin < regions.length; begin += REGIONS_A_QUERY) {
    count += await search.count({
      entityClass: offerClass.name,
      group: 'approval',
      keys: regions.slice(begin, begin + REGIONS_A_QUERY),
      filter: approvalFilter('pending'),
    });
  }
  return count;
}
