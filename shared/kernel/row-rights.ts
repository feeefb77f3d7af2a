import { leavesOf } from './attribute-filter.ts';
import { rowOf } from './column-values.ts';
import type { Entity } from './entity.ts';
import type { AnyEntityClass, ShardGroup } from './entity-class.ts';
import { matchesFilter } from './match-filter.ts';
import type { Principal } from './principal.ts';

/**
 * The one function that decides whether a caller may read a row, and through which group: the first whose shard the
 * caller may name and whose `visible` the row meets. Undefined: the row does not exist for the caller (404).
 */
export function reach(
  entityClass: AnyEntityClass,
  who: Principal,
  entity: Entity,
  now: Date,
): ShardGroup<unknown> | undefined {
  return Object.values(entityClass.groups).find(
    (group) =>
      group.keys(entity).some((key) => group.open(who, key)) && isVisible(group, who, entity, now),
  );
}

function isVisible(
  group: AnyEntityClass['groups'][string],
  who: Principal,
  entity: Entity,
  now: Date,
): boolean {
  const visible = group.visible?.(who, now);
  if (visible === undefined) return true;
  const used = new Set(leavesOf(visible).map(({ field }) => field));
  const columns = Object.fromEntries(
    Object.entries(group.columns).filter(([field]) => used.has(field)),
  );
  return matchesFilter(rowOf(entity, columns, group.derived), visible, columns);
}

/** The entity as a reader through this group sees it. */
export function viewed(group: ShardGroup<unknown>, who: Principal, entity: Entity): Entity {
  const data = group.view ? group.view(entity.data, who) : entity.data;
  return { ...entity, data: { ...data } };
}
