import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { Search, ShardQuery } from './search/search.ts';
import { eachPage } from './store/each-page.ts';

/**
 * Yields the ids of all hits of a search, a page at a time, in the order of the ids: later saves neither hide a hit
 * nor repeat one. For sweeps, not for answers.
 */
export async function* eachHit(
  search: Pick<Search, 'hits'>,
  query: ShardQuery,
): AsyncGenerator<readonly string[]> {
  const pages = eachPage((cursor: string | undefined) => {
    const pagination = { start: 0, limit: PAGE_LIMIT, cursor };
    return search.hits({ ...query, sorting: [], pagination });
  });
  for await (const { items } of pages) yield items.map(({ id }) => id);
}

/** Returns all hits at once: only for searches with few hits by nature. */
export async function eachHitId(
  search: Pick<Search, 'hits'>,
  query: ShardQuery,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of eachHit(search, query)) ids.push(...page);
  return ids;
}
