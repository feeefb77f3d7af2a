import type { EntityClassName } from '#shared/entity-classes.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import type { CallInput } from './contract.ts';
import type { EntityOf } from './entity-data.ts';

export type Search = Omit<CallInput<'POST search/search/execute'>, 'entityClass'>;
export type EntityPage<N extends EntityClassName> = {
  items: EntityOf<N>[];
  next: string | null;
  /** The rows that fields of these name, where they were asked for. */
  named?: Entity[] | undefined;
};

export const PAGE = 200; // specification section 9: full fetches use pages of 200

/** Returns one page of a class, typed as the class is. */
export async function searchEntities<N extends EntityClassName>(
  api: Pick<ApiClient, 'call'>,
  entityClass: N,
  search: Search,
  options?: CallOptions,
): Promise<EntityPage<N>> {
  const page = await api.call('POST search/search/execute', { entityClass, ...search }, options);
  // The server stores and answers only what the class's schema has parsed.
  return page as unknown as EntityPage<N>;
}

/** Returns everything that a page with filters shows, its rows typed as the class is. */
export async function overviewEntities<N extends EntityClassName>(
  api: Pick<ApiClient, 'call'>,
  entityClass: N,
  query: Omit<CallInput<'POST search/search/overview'>, 'entityClass'>,
  options?: CallOptions,
) {
  const input = { entityClass, ...query };
  const { items, next, ...found } = await api.call('POST search/search/overview', input, options);
  return { ...found, page: { items, next } as unknown as EntityPage<N> };
}

/** Returns all rows of a bounded class (master data), or those from a cursor on, in pages of 200. */
export async function searchAllEntities<N extends EntityClassName>(
  api: Pick<ApiClient, 'call'>,
  entityClass: N,
  search: Omit<Search, 'pagination'>,
  { cursor: from, ...options }: CallOptions & { readonly cursor?: string } = {},
): Promise<EntityOf<N>[]> {
  const items: EntityOf<N>[] = [];
  for (let cursor: string | null | undefined = from; cursor !== null; ) {
    const pagination = { limit: PAGE, ...defined({ cursor }) };
    const page: EntityPage<N> = await searchEntities(
      api,
      entityClass,
      { ...search, pagination },
      options,
    );
    items.push(...page.items);
    cursor = page.next;
  }
  return items;
}
