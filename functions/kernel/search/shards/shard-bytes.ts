import type { PackedColumn } from '#functions/kernel/search/packing/packed-column.ts';
import type { LoadedShard } from './loaded-shard.ts';

/** The memory of a shard besides its arrays, roughly. */
const SHARD_BYTES = 2_000;
const TEXT_BYTES = 24;
const TOMBSTONE_BYTES = 150;

/**
 * Returns the estimated memory of a loaded shard: arrays exactly, texts with their folded form as two bytes a
 * character.
 */
export function shardBytes({ layers, tombstones }: LoadedShard): number {
  let bytes = SHARD_BYTES + tombstones.size * TOMBSTONE_BYTES;
  for (const { segment, dead } of layers) {
    bytes += segment.ids.byteLength + segment.revs.byteLength + (dead?.byteLength ?? 0);
    bytes += segment.size * Uint32Array.BYTES_PER_ELEMENT; // the list of living rows
    for (const column of Object.values(segment.columns)) bytes += columnBytes(column);
  }
  return bytes;
}

function columnBytes(column: PackedColumn): number {
  const starts = column.starts?.byteLength ?? 0;
  switch (column.form) {
    case 'numbers':
      return starts + column.values.byteLength;
    case 'places':
      return starts + column.lats.byteLength + column.lons.byteLength;
    case 'texts': {
      const textBytes = (sum: number, text: string) => sum + 2 * (TEXT_BYTES + 2 * text.length);
      return starts + column.codes.byteLength + column.dictionary.texts.reduce(textBytes, 0);
    }
  }
}
