import { entityErrors } from '#shared/entities/errors.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { membersOf } from '#shared/kernel/attribute-filter.ts';
import { type Circumstances, circumstancesAt } from '#shared/kernel/circumstances.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass, ShardGroup } from '#shared/kernel/entity-class.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { PinnedRef } from '#shared/kernel/ref.ts';
import { eachHitId } from './each-hit.ts';
import { type CircumstancesWorld, circumstancesOfSearch } from './read-circumstances.ts';
import type { Rows, RowsQuery } from './rows.ts';
import {
  checkAggregate,
  checkFilter,
  checkGroups,
  checkSorting,
  checkTextLength,
} from './search/answering/check-query.ts';
import { chooseShards } from './search/answering/choose-shards.ts';
import type { ShardQuery } from './search/search.ts';

export type RowsWorld = CircumstancesWorld & {
  /** Returns a class by its name, by default of all classes of the product. */
  readonly classOf?: (name: string) => AnyEntityClass | undefined;
};

/** Makes the searches as `who` may ask them; `seen` gives the rows as they may be seen. */
export function searchRows(
  world: RowsWorld,
  who: Principal,
  seen: (entities: readonly Entity[], at: Circumstances) => readonly { readonly entity: Entity }[],
): Pick<Rows, 'search' | 'count' | 'aggregate' | 'overview'> {
  const { store, search } = world;
  const plan = (query: RowsQuery, scope?: number) => planSearch(world, who, query, scope);
  const seenHits = async (hits: readonly PinnedRef[], at: Circumstances): Promise<Entity[]> =>
    seen(await store.untyped.revisions(hits), at).map(({ entity }) => entity);
  return {
    search: async ({ pagination, sorting, ...query }) => {
      const { shards, group, at } = await plan(query);
      checkSorting(sorting, query.attributeFilter, group.columns);
      const { items, next } = await search.hits({ ...shards, pagination, sorting });
      return { items: await seenHits(items, at), next };
    },
    count: async (query) => search.count((await plan(query)).shards),
    aggregate: async ({ groupBy, metrics, ...query }) => {
      const { shards, group } = await plan(query);
      checkAggregate(groupBy, metrics, group.columns);
      return search.aggregate({ ...shards, groupBy, metrics });
    },
    overview: async ({ scope, sorting, limit, facets, ...query }) => {
      const { shards, group, at } = await plan(query, scope);
      checkSorting(sorting, query.attributeFilter, group.columns);
      const fields = facets.map(({ field }) => field);
      checkGroups(fields, group.columns);
      const overview = await search.overview({ ...shards, scope, sorting, limit, facets });
      return { ...overview, items: await seenHits(overview.items, at) };
    },
  };
}

type SearchPlan = {
  readonly shards: ShardQuery;
  readonly group: ShardGroup<unknown>;
  readonly at: Circumstances;
};

/**
 * Finds the shards that answer, and refuses conditions that the group of shards of `who` has no columns for. Of a filter
 * with a `scope` each later member can be left out: it chooses no shards, and its texts are long enough by themselves.
 */
async function planSearch(
  world: RowsWorld,
  who: Principal,
  query: RowsQuery,
  scope?: number,
): Promise<SearchPlan> {
  const { search, clock, classOf = entityClassOf } = world;
  const entityClass = classOf(query.entityClass);
  if (!entityClass) throw new AppError(entityErrors.unknownClass);
  const filter = query.attributeFilter;
  const members = membersOf(filter);
  const wanted = scope === undefined ? filter : { $and: members.slice(0, scope) };
  const { name, group, keys, isWhole, at } = await chooseShards(entityClass, who, {
    filter: wanted,
    idsOf: (of) => eachHitId(search, { entityClass: of, group: 'all', keys: ['all'] }),
    at: {
      known: circumstancesAt(clock.now()),
      read: () => circumstancesOfSearch(world, entityClass.name),
    },
  });
  checkFilter(filter, group.columns);
  for (const part of [wanted, ...members.slice(scope ?? members.length)]) {
    checkTextLength(part, group.searchTextLength);
  }
  const visible = group.visible?.(who, at);
  return {
    group,
    at,
    shards: {
      entityClass: entityClass.name,
      group: name,
      keys,
      isWhole,
      filter,
      visible,
      isOfGuest: query.isOfGuest,
    },
  };
}
