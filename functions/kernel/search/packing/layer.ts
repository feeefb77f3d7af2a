import type { PackedSegment } from './packed-segment.ts';

/** A segment with the marks of its dead rows, whose entity a later layer or no layer holds. */
export type Layer = {
  readonly segment: PackedSegment;
  /** The marks, 1 for dead. Absent while all rows live. */
  dead?: Uint8Array;
  /** The number of living rows. */
  live: number;
  /** The living rows, once somebody has asked for them. */
  rows?: Uint32Array | undefined;
};

export const layerOf = (segment: PackedSegment): Layer => ({ segment, live: segment.size });

export function isRowRemoved({ dead }: Layer, row: number): boolean {
  return dead?.[row] === 1;
}

/** Returns the living rows, ascending; the caller may change the array. */
export function livingRows(layer: Layer): Uint32Array {
  layer.rows ??= listLivingRows(layer);
  return layer.rows.slice();
}

function listLivingRows({ segment, dead, live }: Layer): Uint32Array {
  const rows = new Uint32Array(live);
  let count = 0;
  for (let row = 0; row < segment.size; row++) {
    if (dead?.[row] !== 1) rows[count++] = row;
  }
  return rows;
}

export function removeRow(layer: Layer, row: number): void {
  layer.dead ??= new Uint8Array(layer.segment.size);
  if (layer.dead[row] === 1) return;
  layer.dead[row] = 1;
  layer.live--;
  layer.rows = undefined;
}
