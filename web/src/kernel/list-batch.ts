import type { EntityClassName } from '#shared/entity-classes.ts';
import { LISTS_A_CALL } from '#shared/search/limits.ts';
import type { ApiClient } from './api-client.ts';
import type { CallInput } from './contract.ts';
import type { EntityOf } from './entity-data.ts';
import { type EntityPage, PAGE, type Search, searchAllEntities } from './search-entities.ts';

type Asked = CallInput<'POST search/search/lists'>['lists'][number];
type FirstPage = EntityPage<EntityClassName>;
type Waiting = {
  readonly asked: Asked;
  readonly resolve: (page: FirstPage) => void;
  readonly reject: (error: unknown) => void;
};

/** Returns all rows of a bounded class; the lists that are asked for at one moment come in one call. */
export type LoadList = <N extends EntityClassName>(
  entityClass: N,
  search: Omit<Search, 'pagination'>,
) => Promise<EntityOf<N>[]>;

export function createListBatch(
  api: Pick<ApiClient, 'call'>,
  after: (ms: number, action: () => void) => void,
): LoadList {
  let open: Waiting[] = [];

  async function send(batch: readonly Waiting[]): Promise<void> {
    try {
      const pages = await firstPages(batch.map(({ asked }) => asked));
      // The server stores and answers only what the class's schema has parsed.
      for (const [index, { resolve }] of batch.entries()) resolve(pages[index] as FirstPage);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function firstPages(lists: readonly Asked[]) {
    const [only] = lists;
    if (only !== undefined && lists.length === 1)
      return [await api.call('POST search/search/execute', only)];
    return (await api.call('POST search/search/lists', { lists: [...lists] })).lists;
  }

  const firstPage = (entityClass: EntityClassName, search: Omit<Search, 'pagination'>) =>
    new Promise<FirstPage>((resolve, reject) => {
      if (open.length === 0 || open.length === LISTS_A_CALL) {
        const batch: Waiting[] = [];
        open = batch;
        after(0, () => {
          if (open === batch) open = [];
          void send(batch);
        });
      }
      const asked = { entityClass, ...search, pagination: { limit: PAGE } };
      open.push({ asked, resolve, reject });
    });

  const load = async (entityClass: EntityClassName, search: Omit<Search, 'pagination'>) => {
    const { items, next } = await firstPage(entityClass, search);
    if (next === null) return items;
    return [...items, ...(await searchAllEntities(api, entityClass, search, { cursor: next }))];
  };
  // The class name decides the type, as in `searchEntities`.
  return load as LoadList;
}
