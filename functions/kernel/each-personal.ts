import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import type { World } from './context.ts';
import { eachHit } from './each-hit.ts';
import type { ShardQuery } from './search/search.ts';
import { eachPage } from './store/each-page.ts';

/** The entities that a redaction works on at once: a supplier's thousands end within the time of a worker. */
export const REDACTED_AT_ONCE = 8;

/**
 * Yields the ids of all entities that the redaction of an account has to reach, a page at a time: the hits of a
 * search, then those that were deleted. In this order one that is deleted meanwhile is found by one of the two.
 */
export async function* eachPersonal(
  { store, search }: Pick<World, 'store' | 'search'>,
  query: ShardQuery,
  account: string,
): AsyncGenerator<readonly string[]> {
  yield* eachHit(search, query);
  const pages = eachPage((cursor: string | undefined) =>
    store.deletedOf(query.entityClass, account, { limit: PAGE_LIMIT, cursor }),
  );
  for await (const { items } of pages) yield items;
}
