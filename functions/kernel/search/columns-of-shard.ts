import type { AnyEntityClass, Columns } from '#shared/kernel/entity-class.ts';

/** The columns of the shard with this name (`shardName`); undefined when its class or group is no more. */
export function columnsOfShard(
  entityClasses: Readonly<Record<string, AnyEntityClass>>,
  shard: string,
): Columns | undefined {
  const [, name = '', group = ''] = /^([^.#]+)\.([^#]+)#/.exec(shard) ?? [];
  return columnsOfGroup(entityClasses, name, group);
}

export function columnsOfGroup(
  entityClasses: Readonly<Record<string, AnyEntityClass>>,
  entityClass: string,
  group: string,
): Columns | undefined {
  const groups = Object.hasOwn(entityClasses, entityClass)
    ? entityClasses[entityClass]?.groups
    : undefined;
  return groups && Object.hasOwn(groups, group) ? groups[group]?.columns : undefined;
}
