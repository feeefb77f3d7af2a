import type { Generation, Tombstone } from '#functions/kernel/search/packing/generation.ts';
import {
  isRowRemoved,
  type Layer,
  layerOf,
  livingRows,
  removeRow,
} from '#functions/kernel/search/packing/layer.ts';
import { compareIds, packId, rowOfId } from '#functions/kernel/search/packing/packed-id.ts';
import {
  packSegment,
  type RowPlace,
  repackSegment,
  type SegmentRow,
} from '#functions/kernel/search/packing/packed-segment.ts';
import type { Delta } from '#functions/kernel/store/delta.ts';
import { timeOfUlid } from '#functions/kernel/store/ulid.ts';
import type { Columns } from '#shared/kernel/entity-class.ts';

/** A shard in memory: layers of packed rows, the oldest and largest first. An id lives in one layer at most. */
export type LoadedShard = {
  layers: Layer[];
  readonly tombstones: Map<string, Tombstone>;
  /** The milliseconds of the newest delta merged, at first the generation's watermark. */
  newest: number;
  /** The key `D#<ulid>` of the newest delta merged. */
  newestDelta?: string;
  /** The keys `D#<ulid>` of the deltas that the last reading of the table gave. */
  merged?: ReadonlySet<string>;
  /** The version of the manifest that it was read by. */
  version?: number;
  /** True where rows of other code are left: columns of the present code are empty in them. */
  isOutdated?: boolean;
};

const DELTA_PREFIX = 'D#';
/**
 * The ratio of merging: a layer joins the one before as soon as it holds a half of its rows, so there are few layers.
 */
const MERGE_RATIO = 2;

export const timeOfDelta = ({ sk }: Pick<Delta, 'sk'>): number =>
  timeOfUlid(sk.slice(DELTA_PREFIX.length));

export function loadShard(generation: Generation | undefined, watermark: number): LoadedShard {
  return {
    layers: generation ? [layerOf(generation.segment)] : [],
    tombstones: new Map(generation?.tombstones.map((tombstone) => [tombstone.id, tombstone])),
    newest: watermark,
  };
}

/** Merges deltas: of each id the highest rev counts, whatever came before. A second merge changes nothing. */
export function applyDeltas(shard: LoadedShard, deltas: readonly Delta[], columns: Columns): void {
  const fresh: SegmentRow[] = [];
  for (const delta of highestRevs(deltas)) {
    if (!removeOlder(shard, delta)) continue;
    const { id, rev, row } = delta;
    if (row !== null) fresh.push({ id, rev, row });
  }
  for (const delta of deltas) {
    shard.newest = Math.max(shard.newest, timeOfDelta(delta));
    if (delta.sk > (shard.newestDelta ?? '')) shard.newestDelta = delta.sk;
  }
  if (fresh.length > 0) shard.layers.push(layerOf(packSegment(fresh, columns)));
  mergeSmallLayers(shard, columns);
}

/** Returns all living rows in one segment, and the tombstones not older than `since`. */
export function foldShard(shard: LoadedShard, columns: Columns, since: number): Generation {
  return {
    segment: repackSegment(livingPlaces(shard.layers), columns),
    tombstones: [...shard.tombstones.values()].filter(({ at }) => at >= since),
  };
}

export function forgetTombstones({ tombstones }: LoadedShard, before: number): void {
  for (const { id, at } of tombstones.values()) {
    if (at < before) tombstones.delete(id);
  }
}

function highestRevs(deltas: readonly Delta[]): Iterable<Delta> {
  const highest = new Map<string, Delta>();
  for (const delta of deltas) {
    const other = highest.get(delta.id);
    if (!other || other.rev < delta.rev) highest.set(delta.id, delta);
  }
  return highest.values();
}

/** Removes older rows of a delta's entity; false when the shard knows this rev or a higher one. */
function removeOlder({ layers, tombstones }: LoadedShard, delta: Delta): boolean {
  const words = packId(delta.id);
  if (!words) throw new Error('A delta is of an entity without a UUID.');
  if ((tombstones.get(delta.id)?.rev ?? 0) >= delta.rev) return false;
  for (const layer of layers) {
    const row = rowOfId(layer.segment.ids, words);
    if (row < 0 || isRowRemoved(layer, row)) continue;
    if ((layer.segment.revs[row] ?? 0) >= delta.rev) return false;
    removeRow(layer, row);
  }
  if (delta.row === null) {
    tombstones.set(delta.id, { id: delta.id, rev: delta.rev, at: timeOfDelta(delta) });
  } else {
    tombstones.delete(delta.id);
  }
  return true;
}

/** The revision of an entity's row, 0 when it has none. */
export function revisionInShard({ layers }: LoadedShard, id: string): number {
  const words = packId(id);
  if (words === undefined) return 0;
  for (const layer of layers) {
    const row = rowOfId(layer.segment.ids, words);
    if (row >= 0 && !isRowRemoved(layer, row)) return layer.segment.revs[row] ?? 0;
  }
  return 0;
}

function mergeSmallLayers(shard: LoadedShard, columns: Columns): void {
  const layers = shard.layers.filter(({ live }) => live > 0);
  for (;;) {
    const last = layers.at(-1);
    const before = layers.at(-2);
    if (!last || !before || last.live * MERGE_RATIO < before.live) break;
    layers.splice(-2, 2, layerOf(repackSegment(livingPlaces([before, last]), columns)));
  }
  shard.layers = layers;
}

function livingPlaces(layers: readonly Layer[]): RowPlace[] {
  return layers
    .flatMap((layer) => Array.from(livingRows(layer), (row) => ({ segment: layer.segment, row })))
    .sort((a, b) => compareIds(a.segment.ids, a.row, b.segment.ids, b.row));
}
