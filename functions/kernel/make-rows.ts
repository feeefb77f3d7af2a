import { entityErrors } from '#shared/entities/errors.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass, ShardGroup } from '#shared/kernel/entity-class.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { reach, viewed } from '#shared/kernel/row-rights.ts';
import { everyHitId } from './every-hit.ts';
import type { Clock } from './ports/clock.ts';
import type { Rows, RowsQuery } from './rows.ts';
import {
  checkAggregate,
  checkFilter,
  checkSorting,
  checkTextLength,
} from './search/check-query.ts';
import { chooseShards } from './search/choose-shards.ts';
import type { Search, ShardQuery } from './search/search.ts';
import type { EntityStore } from './store/entity-store.ts';

export type RowsWorld = {
  readonly store: EntityStore;
  readonly search: Search;
  readonly clock: Clock;
  /** All classes of the product by default. */
  readonly classOf?: (name: string) => AnyEntityClass | undefined;
};

/** Rows as `who` may see them: the one way from a caller to a row. */
export function makeRows(world: RowsWorld, who: Principal): Rows {
  const { store, search, clock, classOf = entityClassOf } = world;

  const reached = (entity: Entity): ShardGroup<unknown> | undefined => {
    const entityClass = classOf(entity.entityclass);
    return entityClass && reach(entityClass, who, entity, clock.now());
  };
  const shown = (entity: Entity | undefined): { entity: Entity; full: Entity } => {
    const group = entity && reached(entity);
    if (!entity || !group) throw new AppError(entityErrors.notFound);
    return { entity: viewed(group, who, entity), full: entity };
  };
  const shownOf = (entities: readonly Entity[]): Entity[] =>
    entities.flatMap((entity) => {
      const group = reached(entity);
      return group ? [viewed(group, who, entity)] : [];
    });
  /** Only who could read the row before learns that it was deleted. */
  const absence = async (id: string): Promise<AppError> => {
    if (!(await store.wasDeleted(id))) return new AppError(entityErrors.notFound);
    const { items } = await store.timeline(id, { limit: 2 });
    const revisions = await store.revisions(items.map(({ rev }) => ({ id, rev })));
    const last = revisions[0];
    return new AppError(last && reached(last) ? entityErrors.deleted : entityErrors.notFound);
  };
  const newest = async (id: string, fresh = false): Promise<Entity> => {
    const entity = await store.latest(id, { fresh });
    if (!entity) throw await absence(id);
    return entity;
  };
  /** An older revision is for those who may read the newest one and might have read the older one. */
  const older = async (id: string, find: () => Promise<Entity | undefined>) => {
    shown(await newest(id, true));
    return shown(await find());
  };
  const idsOf = (entityClass: string) =>
    everyHitId(search, { entityClass, group: 'all', keys: ['all'] });
  const plan = async (
    query: RowsQuery,
  ): Promise<{ shards: ShardQuery; group: ShardGroup<unknown> }> => {
    const entityClass = classOf(query.entityClass);
    if (!entityClass) throw new AppError(entityErrors.unknownClass);
    const filter = query.attributeFilter;
    const { name, group, keys, isWhole } = await chooseShards(entityClass, who, { filter, idsOf });
    checkFilter(filter, group.columns);
    checkTextLength(filter, group.searchTextLength);
    return {
      group,
      shards: {
        entityClass: entityClass.name,
        group: name,
        keys,
        isWhole,
        filter,
        visible: group.visible?.(who, clock.now()),
      },
    };
  };

  return {
    get: async (id, how = {}) => {
      const found = shown(await newest(id, how.fresh));
      const isOther = how.entityclass !== undefined && found.full.entityclass !== how.entityclass;
      if (isOther) throw new AppError(entityErrors.notFound);
      return found;
    },
    revision: (id, rev) => older(id, async () => (await store.revisions([{ id, rev }]))[0]),
    asOf: (id, date) => older(id, () => store.asOf(id, date)),
    ids: async (ids) => {
      const items = shownOf(await store.latestOf(ids, { fresh: true }));
      const found = new Set(items.map((item) => item.id));
      return { items, missing: ids.filter((id) => !found.has(id)) };
    },
    search: async ({ pagination, sorting, ...query }) => {
      const { shards, group } = await plan(query);
      checkSorting(sorting, query.attributeFilter, group.columns);
      const { items, next } = await search.hits({ ...shards, pagination, sorting });
      return { items: shownOf(await store.revisions(items)), next };
    },
    count: async (query) => search.count((await plan(query)).shards),
    aggregate: async ({ groupBy, metrics, ...query }) => {
      const { shards, group } = await plan(query);
      checkAggregate(groupBy, metrics, group.columns);
      return search.aggregate({ ...shards, groupBy, metrics });
    },
  };
}
