import {
  type PackedSegment,
  packSegment,
  type SegmentRow,
} from '#functions/kernel/search/packing/packed-segment.ts';
import { shardName } from '#functions/kernel/store/keys.ts';
import { type GroupLayout, layoutMark } from '#functions/kernel/store/layout-mark.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';

/** Rows are packed so many at a time, because unpacked ones take some twenty times the memory. */
const PORTION = 1000;

export type PendingShard = {
  readonly shard: string;
  readonly columns: Columns;
  readonly layout: string;
  readonly segments: readonly PackedSegment[];
};

/** Gathers the rows of many entities by the search shards in which they lie. */
export type PendingRows = {
  readonly add: (entity: Entity<object>) => void;
  /** Gives out the shards of this prefix, or all, and forgets them. */
  readonly take: (prefix?: string) => PendingShard[];
};

type Gathering = {
  columns: Columns;
  layout: string;
  rows: SegmentRow[];
  segments: PackedSegment[];
};

export function makePendingRows(): PendingRows {
  const shards = new Map<string, Gathering>();
  const pack = (gathering: Gathering) => {
    if (gathering.rows.length > 0)
      gathering.segments.push(packSegment(gathering.rows, gathering.columns));
    gathering.rows = [];
  };
  const addRow = (shard: string, group: GroupLayout, row: SegmentRow) => {
    const { columns } = group;
    const layout = layoutMark(group);
    const gathering = shards.get(shard) ?? { columns, layout, rows: [], segments: [] };
    shards.set(shard, gathering);
    gathering.rows.push(row);
    if (gathering.rows.length >= PORTION) pack(gathering);
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
        const gathering = shards.get(shard);
        if (!gathering) return [];
        shards.delete(shard);
        pack(gathering);
        return [
          {
            shard,
            columns: gathering.columns,
            layout: gathering.layout,
            segments: gathering.segments,
          },
        ];
      });
    },
  };
}
