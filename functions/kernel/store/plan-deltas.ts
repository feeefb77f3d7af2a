import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ShardGroup } from '#shared/kernel/entity-class.ts';
import { encodeDelta } from './delta.ts';
import { shardName } from './keys.ts';
import { layoutMark } from './layout-mark.ts';
import { type PlannedWrite, unexpectedRefusal } from './planned-write.ts';
import type { SaveStep } from './save-step.ts';
import type { NewUlid } from './ulid.ts';

/** Plans one delta for every search shard in which the entity lay before or lies after. */
export function planDeltas(step: SaveStep, table: string, newUlid: NewUlid): PlannedWrite[] {
  const { entityClass, before, after, revision } = step;
  const { id, rev } = revision.entity;
  return Object.entries(entityClass.groups).flatMap(([name, group]) => {
    if (group.indexed === false) return [];
    const now = keysOf(group, after);
    const row = after === undefined ? null : rowOf(after, group.columns, group.derived);
    return [...touchedKeys(group, { before, after })].map((key) => {
      const isHeld = row !== null && after !== undefined && now.has(key);
      const held = isHeld ? (group.held?.(row, key, after.data) ?? row) : null;
      const delta = { id, rev, row: held, layout: layoutMark(group) };
      const item = encodeDelta(shardName(entityClass.name, name, key), newUlid(), delta);
      return { write: { Put: { TableName: table, Item: item } }, refused: unexpectedRefusal };
    });
  });
}

type Ends = Pick<SaveStep, 'before' | 'after'>;

/** The shards of a group that a change has a delta for. */
const touchedKeys = (group: ShardGroup<unknown>, { before, after }: Ends): Set<string> =>
  new Set([...keysOf(group, before), ...keysOf(group, after)]);

/** Returns how many deltas `planDeltas` plans. */
export const countDeltas = ({ entityClass, ...ends }: Ends & Pick<SaveStep, 'entityClass'>) =>
  Object.values(entityClass.groups)
    .filter((group) => group.indexed !== false)
    .reduce((sum, group) => sum + touchedKeys(group, ends).size, 0);

function keysOf(group: ShardGroup<unknown>, entity: Entity | undefined): Set<string> {
  return new Set(entity === undefined ? [] : group.keys(entity));
}
