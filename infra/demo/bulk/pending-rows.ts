import {
  type PackedSegment,
  packSegment,
  type SegmentRow,
} from '#functions/kernel/search/packing/packed-segment.ts';
import { shardName } from '#functions/kernel/store/keys.ts';
import { layoutMark } from '#functions/kernel/store/layout-mark.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';

/** Rows are packed so many at a time, because unpacked ones take some twenty times the memory. */
const PORTION = 1000;

export type PendingShard = {
  readonly shard: string;
  readonly columns: Columns;
  /** `layoutMark` of its rows. */
  readonly layout: string;
  readonly segments: readonly PackedSegment[];
};

/** Gathers the rows of many entities by the search shards in which they lie. */
export type PendingRows = {
  readonly add: (entity: Entity<object>) => void;
  /** Gives out the shards of this prefix, or all, and forgets them. */
  readonly take: (prefix?: string) => PendingShard[];
};

type AnyGroup = Parameters<typeof layoutMark>[0];
type Gathering = {
  columns: Columns;
  layout: string;
  rows: SegmentRow[];
  segments: PackedSegment[];
};

export function makePendingRows(): PendingRows {
  const shards = new Map<string, Gathering>();
  const pack = (one: Gathering) => {
    if (one.rows.length > 0) one.segments.push(packSegment(one.rows, one.columns));
    one.rows = [];
  };
  const addRow = (shard: string, group: AnyGroup, row: SegmentRow) => {
    const { columns } = group;
    const layout = layoutMark(group);
    const one = shards.get(shard) ?? { columns, layout, rows: [], segments: [] };
    shards.set(shard, one);
    one.rows.push(row);
    if (one.rows.length >= PORTION) pack(one);
  };
  return {
    add: (entity) => {
      const { id, rev, entityclass, data } = entity;
      const asStored = { ...entity, data: { ...data } };
      const groups = Object.entries(entityClassOf(entityclass)?.groups ?? {});
      for (const [name, group] of groups) {
        if (group.indexed === false) continue;
        const row = rowOf(asStored, group.columns, group.derived);
        for (const key of group.keys(asStored)) {
          const held = group.held?.(row, key, asStored.data) ?? row;
          addRow(shardName(entityclass, name, key), group, { id, rev, row: held });
        }
      }
    },
    take: (prefix = '') => {
      const names = [...shards.keys()].filter((name) => name.startsWith(prefix));
      return names.flatMap((shard) => {
        const one = shards.get(shard);
        if (!one) return [];
        shards.delete(shard);
        pack(one);
        return [{ shard, columns: one.columns, layout: one.layout, segments: one.segments }];
      });
    },
  };
}
