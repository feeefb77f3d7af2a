import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Holds a cache to a number of entries: of those nobody looks at, the oldest go first (specification section 9). */
export function keepNewest(queries: QueryClient, prefix: QueryKey, entries: number): void {
  const cache = queries.getQueryCache();
  const surplus = cache.findAll({ queryKey: prefix }).length - entries;
  if (surplus <= 0) return;
  const idle = cache
    .findAll({ queryKey: prefix, type: 'inactive' })
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt);
  for (const query of idle.slice(0, surplus)) cache.remove(query);
}
