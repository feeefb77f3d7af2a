import type { PackedSegment } from './packed-segment.ts';

/** A segment and which of its rows count no more, because a later layer or no layer holds their entity. */
export type Layer = {
  readonly segment: PackedSegment;
  /** 1: dead. Absent while all rows live. */
  dead?: Uint8Array;
  /** Rows that live. */
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
