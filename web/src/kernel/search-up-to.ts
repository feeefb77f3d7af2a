import type { EntityClassName } from '#shared/entity-classes.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { ApiClient } from './api-client.ts';
import type { EntityOf } from './entity-data.ts';
import { type EntityPage, PAGE, type Search, searchEntities } from './search-entities.ts';

/** Returns the first rows that a search finds, loaded page by page. */
export async function searchUpTo<N extends EntityClassName>(
  api: Pick<ApiClient, 'call'>,
  entityClass: N,
  most: number,
  search: Omit<Search, 'pagination'>,
): Promise<EntityOf<N>[]> {
  const found: EntityOf<N>[] = [];
  for (let cursor: string | null | undefined; cursor !== null && found.length < most; ) {
    const pagination = { limit: PAGE, ...defined({ cursor }) };
    const page: EntityPage<N> = await searchEntities(api, entityClass, { ...search, pagination });
    found.push(...page.items);
    cursor = page.next;
  }
  return found.slice(0, most);
}
