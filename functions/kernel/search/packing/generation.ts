import type { PackedSegment } from './packed-segment.ts';

/**
 * An id that lies in the shard no more. Remembered for a while, so that a delta of a lower rev that arrives late, or is
 * read again, does not bring the row back. `at`: milliseconds, when the row went.
 */
export type Tombstone = { readonly id: string; readonly rev: number; readonly at: number };

/** Everything that compaction has folded into one: the rows and the ids lately gone. */
export type Generation = {
  readonly segment: PackedSegment;
  readonly tombstones: readonly Tombstone[];
};
