import type { PackedSegment } from './packed-segment.ts';

/** A segment with the marks of its dead rows, whose entity a later layer or no layer holds. */
export type Layer = {
  readonly segment: PackedSegment;
  /** The marks, 1 for dead. Absent while all rows live. */
  dead?: Uint8Array;
  /** The number of living rows. */
  live: number;
};

export const layerOf = (segment: PackedSegment): Layer => ({ segment, live: segment.size });

export function isRowRemoved({ dead }: Layer, row: number): boolean {
  return dead?.[row] === 1;
}

export function removeRow(layer: Layer, row: number): void {
  layer.dead ??= new Uint8Array(layer.segment.size);
  if (layer.dead[row] === 1) return;
  layer.dead[row] = 1;
  layer.live--;
}
