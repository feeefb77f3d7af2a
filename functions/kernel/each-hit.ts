import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { Clock } from './ports/clock.ts';
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

/** Returns the entities of a public class that were saved within the last `ms`, and for which `also` holds. */
export function savedLately(
  { search, clock }: { readonly search: Pick<Search, 'hits'>; readonly clock: Clock },
  { entityClass, ms, also = [] }: SavedLately,
): Promise<string[]> {
  const since = new Date(clock.now().getTime() - ms).toISOString();
  const saved = { field: 'updated', comparison: 'gt', value: since } as const;
  return eachHitId(search, {
    entityClass,
    group: 'all',
    keys: ['all'],
    filter: { $and: [saved, ...also] },
  });
}

type SavedLately = {
  readonly entityClass: string;
  readonly ms: number;
  readonly also?: readonly AttributeFilter[];
};
