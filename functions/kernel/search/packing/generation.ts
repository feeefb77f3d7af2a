import type { PackedSegment } from './packed-segment.ts';

/**
 * An id that lies in the shard no more. It is remembered for a while, so that a delta of a lower rev that arrives
 * late, or is read again, does not bring the row back. `at`: the milliseconds when the row went.
 */
export type Tombstone = { readonly id: string; readonly rev: number; readonly at: number };

/** The result of a compaction: the rows and the ids that went lately. */
export type Generation = {
  readonly segment: PackedSegment;
  readonly tombstones: readonly Tombstone[];
};
