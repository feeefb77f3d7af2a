import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import type { EntityClassName } from '#shared/entity-classes.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { ENTITY_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { CallInput } from './contract.ts';
import { ENTITY_ID } from './entity-batch.ts';
import type { EntityOf } from './entity-data.ts';
import { type Kernel, useKernel } from './kernel-context.ts';
import { overviewEntities, searchEntities } from './search-entities.ts';

type Sorting = CallInput<'POST search/search/execute'>['sorting'];
export type EntityQuery = {
  readonly filter?: AttributeFilter | undefined;
  readonly sorting?: Sorting;
  readonly enabled?: boolean;
  /** Seconds for which the answer counts as fresh, where the default does not fit. */
  readonly freshSeconds?: number;
};

const searchOf = ({ filter, sorting }: EntityQuery) =>
  defined({ attributeFilter: filter, sorting });

/** The key under which a whole list is kept. */
export const listKey = (entityClass: EntityClassName, query: EntityQuery = {}) =>
  ['list', entityClass, searchOf(query)] as const;

/** The key under which an entity is kept. */
export const entityQuery = (entityClass: string, id: string | undefined) =>
  ['entity', entityClass, id] as const;

/** Keeps entities that came with another answer for who asks for them by id. Those kept in this revision stay. */
export function keepEntities(queries: QueryClient, entities: readonly Entity[]): void {
  for (const entity of entities) {
    queries.setQueryData<Entity>(entityQuery(entity.entityclass, entity.id), (kept) =>
      kept?.rev === entity.rev ? kept : entity,
    );
  }
}

/**
 * Returns one entity, fresh for 5 s; null when there is none for this reader. It is asked for together with others
 * (20 ms).
 */
export function useEntity<N extends EntityClassName>(entityClass: N, id: string | undefined) {
  const { loadEntity } = useKernel();
  return useQuery<EntityOf<N> | null>({
    queryKey: entityQuery(entityClass, id),
    queryFn: () => (id === undefined ? null : loadEntity(entityClass, id)),
    enabled: id !== undefined,
    staleTime: ENTITY_CACHE_SECONDS * SECOND_MS,
  });
}

/**
 * The query for one entity as `useEntity` has it, by a call of its own. The rows that these fields name come along, for
 * who asks for them by id.
 */
export const entityWith = <N extends EntityClassName>(
  kernel: Pick<Kernel, 'api' | 'queries'>,
  entityClass: N,
  id: string,
  fields: readonly string[],
) =>
  queryOptions<EntityOf<N> | null>({
    queryKey: entityQuery(entityClass, id),
    queryFn: () => loadEntityWith(kernel, entityClass, id, fields),
    staleTime: ENTITY_CACHE_SECONDS * SECOND_MS,
  });

/** Asks for one entity and keeps the rows that these fields name; null when there is none for this reader. */
export async function loadEntityWith<N extends EntityClassName>(
  { api, queries }: Pick<Kernel, 'api' | 'queries'>,
  entityClass: N,
  id: string,
  fields: readonly string[],
): Promise<EntityOf<N> | null> {
  if (!ENTITY_ID.test(id)) return null;
  const asked = { ids: [id], entityClass, with: [...fields] };
  const { items, named = [] } = await api.call('POST search/search/ids', asked);
  keepEntities(queries, named);
  // The server stores and answers only what the class's schema has parsed.
  return (items[0] as EntityOf<N> | undefined) ?? null;
}

/**
 * Returns the first entities of a search, and the counts that it asks for. The rows that they name come along, so that
 * no line grows when it has its words.
 */
export function useFirstEntities<N extends EntityClassName>(
  entityClass: N,
  search: Omit<CallInput<'POST search/search/overview'>, 'entityClass'>,
) {
  const { api, queries } = useKernel();
  return useQuery({
    queryKey: ['pages', entityClass, search],
    queryFn: async ({ signal }) => {
      const overview = await overviewEntities(api, entityClass, search, { signal });
      keepEntities(queries, overview.named);
      return { items: overview.page.items, facets: overview.facets };
    },
  });
}

/** Returns several entities by id, in that order; those that are not there for this reader are `missing`. */
export function useEntitiesById<N extends EntityClassName>(
  entityClass: N,
  ids: readonly string[],
): {
  readonly items: EntityOf<N>[];
  readonly missing: readonly string[];
  readonly isPending: boolean;
  /** The failure of one that could not be asked for. */
  readonly error: unknown;
} {
  const { loadEntity } = useKernel();
  const asked = [...new Set(ids)];
  return useQueries({
    queries: asked.map((id) => ({
      queryKey: entityQuery(entityClass, id),
      queryFn: () => loadEntity(entityClass, id),
      staleTime: ENTITY_CACHE_SECONDS * SECOND_MS,
    })),
    combine: (results) => ({
      items: results.flatMap(({ data }) => (data ? [data] : [])),
      missing: asked.filter((_, index) => results[index]?.data === null),
      isPending: results.some((result) => result.isPending),
      error: results.find((result) => result.error)?.error ?? null,
    }),
  });
}

/** Returns a whole bounded list (master data), fresh for 60 s. */
export function useEntityList<N extends EntityClassName>(entityClass: N, query: EntityQuery = {}) {
  const { loadList } = useKernel();
  return useQuery<EntityOf<N>[]>({
    queryKey: listKey(entityClass, query),
    queryFn: () => loadList(entityClass, searchOf(query)),
    ...(query.freshSeconds && { staleTime: query.freshSeconds * SECOND_MS }),
    enabled: query.enabled ?? true,
  });
}

/** Returns a list that grows page by page ("50 more"); the last result stays while the next filter loads. */
export function useEntityPages<N extends EntityClassName>(
  entityClass: N,
  query: EntityQuery & {
    readonly limit: number;
    /** Rows to leave out before the first page. */
    readonly start?: number;
    /** Fields that name rows which come along, for who asks for them by id. */
    readonly with?: readonly string[];
  },
) {
  const { api, queries } = useKernel();
  const search = searchOf(query);
  return useInfiniteQuery({
    queryKey: ['pages', entityClass, search, query.limit, query.start],
    queryFn: async ({ pageParam, signal }) => {
      const from = pageParam ? { cursor: pageParam } : { start: query.start ?? 0 };
      const asked = { ...search, pagination: { limit: query.limit, ...from } };
      const fields = query.with && { with: [...query.with] };
      const page = await searchEntities(api, entityClass, { ...asked, ...fields }, { signal });
      keepEntities(queries, page.named ?? []);
      return page;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    ...(query.freshSeconds && { staleTime: query.freshSeconds * SECOND_MS }),
    enabled: query.enabled ?? true,
    placeholderData: keepPreviousData,
  });
}

/** Returns the exact number of rows that meet a filter. */
export function useEntityCount(entityClass: EntityClassName, query: EntityQuery = {}) {
  const { api } = useKernel();
  const search = searchOf({ filter: query.filter });
  return useQuery<number>({
    queryKey: ['count', entityClass, search],
    queryFn: async ({ signal }) => {
      const input = { entityClass, ...search };
      return (await api.call('POST search/search/count', input, { signal })).count;
    },
    enabled: query.enabled ?? true,
    placeholderData: keepPreviousData,
  });
}

/** Returns the exact number of rows that meet a filter, and how many of them have which value of a field. */
export function useEntityFacet(
  entityClass: EntityClassName,
  field: string,
  { filter }: Pick<EntityQuery, 'filter'>,
) {
  const { api } = useKernel();
  const search = { ...searchOf({ filter }), facets: [{ field }], limit: 1 };
  return useQuery({
    queryKey: ['count', entityClass, search],
    queryFn: async ({ signal }) => {
      const { count, facets } = await overviewEntities(api, entityClass, search, { signal });
      return { count, values: facets[0] ?? [] };
    },
    placeholderData: keepPreviousData,
  });
}
