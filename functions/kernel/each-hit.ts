import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { Search, ShardQuery } from './search/search.ts';
import { eachPage } from './store/each-page.ts';

/**
 * Yields the ids of everything that a search finds, a page at a time, in the order of the ids: what is saved meanwhile is neither
 * passed over nor given twice. For sweeps, not for answers.
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

/** Returns all of them at once: only for what is few by nature. */
export async function eachHitId(
  search: Pick<Search, 'hits'>,
  query: ShardQuery,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of eachHit(search, query)) ids.push(...page);
  return ids;
}
