import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ShardGroup } from '#shared/kernel/entity-class.ts';
import { encodeDelta } from './delta.ts';
import { shardName } from './keys.ts';
import { layoutMark } from './layout-mark.ts';
import { type PlannedWrite, unexpectedRefusal } from './planned-write.ts';
import type { SaveStep } from './save-step.ts';
import type { NewUlid } from './ulid.ts';

/** One delta for every search shard in which the entity lay before or lies after. */
export function planDeltas(step: SaveStep, table: string, newUlid: NewUlid): PlannedWrite[] {
  const { entityClass, before, after, revision } = step;
  const { id, rev } = revision.entity;
  return Object.entries(entityClass.groups).flatMap(([name, group]) => {
    if (group.indexed === false) return [];
    const now = keysOf(group, after);
    const row = after === undefined ? null : rowOf(after, group.columns, group.derived);
    return [...new Set([...keysOf(group, before), ...now])].map((key) => {
      const isHeld = row !== null && after !== undefined && now.has(key);
      const held = isHeld ? (group.held?.(row, key, after.data) ?? row) : null;
      const delta = { id, rev, row: held, layout: layoutMark(group) };
      const item = encodeDelta(shardName(entityClass.name, name, key), newUlid(), delta);
      return { write: { Put: { TableName: table, Item: item } }, refused: unexpectedRefusal };
    });
  });
}

function keysOf(group: ShardGroup<unknown>, entity: Entity | undefined): Set<string> {
  return new Set(entity === undefined ? [] : group.keys(entity));
}
