import { shardName } from '#functions/kernel/store/keys.ts';
import { layoutMark } from '#functions/kernel/store/layout-mark.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass, Columns } from '#shared/kernel/entity-class.ts';
import type { Row } from '#shared/kernel/row.ts';

/** The way in which the code that runs now makes and packs the rows of a shard. */
export type ShardLayout = {
  readonly entityClass: string;
  readonly columns: Columns;
  /** The mark of the code; rows of another mark were made by other code (`layoutMark`). */
  readonly mark: string;
  /** Returns the row of an entity; null where the entity does not lie in this shard. */
  readonly rowFor: (entity: Entity) => Row | null;
};

export type Classes = Readonly<Record<string, AnyEntityClass>>;
export type ShardPlace = {
  readonly entityClass: string;
  readonly group: string;
  readonly key: string;
};

/** The layout of the shard with this name (`shardName`); undefined when its class or group is no more. */
export function layoutOfShard(classes: Classes, shard: string): ShardLayout | undefined {
  const [, entityClass = '', group = '', key = ''] = /^([^.#]+)\.([^#]+)#(.*)$/s.exec(shard) ?? [];
  return layoutAt(classes, { entityClass, group, key })?.layout;
}

/** Returns the layout of a shard as `layoutOfShard` does, with the shard's name. */
export function layoutAt(
  classes: Classes,
  { entityClass, group: name, key }: ShardPlace,
): { readonly shard: string; readonly layout: ShardLayout } | undefined {
  const groups = Object.hasOwn(classes, entityClass) ? classes[entityClass]?.groups : undefined;
  const group = groups && Object.hasOwn(groups, name) ? groups[name] : undefined;
  if (group === undefined) return undefined;
  const { columns, derived, held = (row: Row) => row } = group;
  return {
    shard: shardName(entityClass, name, key),
    layout: {
      entityClass,
      columns,
      mark: layoutMark(group),
      rowFor: (entity) =>
        group.keys(entity).includes(key)
          ? held(rowOf(entity, columns, derived), key, entity.data)
          : null,
    },
  };
}
