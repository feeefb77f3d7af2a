import type { World } from '#functions/kernel/context.ts';
import type { FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import { requestProcessClass } from '#shared/requests/process/request-process-class.ts';

/** Counts requests with these values: drafts, or sent requests that still wait for an answer. */
export function countRequests(
  { search }: Pick<World, 'search'>,
  which: 'draft' | 'open',
  where: Readonly<Record<string, string | readonly string[]>>,
): Promise<number> {
  const named = Object.entries(where).map(
    ([field, value]): FilterLeaf => ({ field, comparison: 'in', value: [value].flat() }),
  );
  const status: FilterLeaf = { field: 'status', comparison: 'eq', value: 'open' };
  return search.count({
    entityClass: requestProcessClass.name,
    group: which === 'draft' ? 'draft' : 'admin',
    keys: ['all'],
    filter: { $and: which === 'draft' ? named : [...named, status] },
  });
}
