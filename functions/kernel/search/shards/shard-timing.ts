import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';

/**
 * Delta keys carry the clocks of many writers, and a save reaches the table up to 5 s after its key was made
 * (`SAVE_TIMEOUT_MS`). So a reader asks again for what is at most this much older than the newest it has seen.
 */
export const LOOK_BACK_MS = 10 * SECOND_MS;
/** A reader's own clock is trusted no closer than this: nothing older than that can still arrive. */
export const SETTLED_MS = MINUTE_MS;
/** Compaction leaves younger deltas alone. */
export const COMPACTION_REST_MS = MINUTE_MS;
/** A folded delta stays for warm readers that have not seen it yet. */
export const FOLDED_DELTA_TTL_MS = HOUR_MS;
/** A warm shard that was not asked for so long may miss deltas that are gone: it is read again. */
export const WARM_SHARD_TTL_MS = FOLDED_DELTA_TTL_MS / 2;
/** A warm shard is held against the manifest so often: a restored table is behind what was read before. */
export const WARM_SHARD_CHECK_MS = 5 * MINUTE_MS;
/** An id that went is remembered so long against deltas that arrive late or are read again. */
export const TOMBSTONE_MS = 10 * MINUTE_MS;
/** A compaction that has not ended by then has died. */
export const COMPACTION_LEASE_MS = 5 * MINUTE_MS;
/** The stream worker begins no further compaction of a batch after this: it has two minutes for all of it. */
export const COMPACTION_TASK_MS = 40 * SECOND_MS;

/** A warm shard with rows of other code is read again so often, until compaction has made them again. */
export const OUTDATED_SHARD_TTL_MS = MINUTE_MS;
/** Rows of other code that the reader makes again itself: about ten reads of a hundred, in parallel. */
export const RENEWED_ON_READING = 1_000;
/** Rows that one compaction makes again, within the time and memory of the stream worker; the next goes on. */
export const RENEWED_A_COMPACTION = 20_000;

/** A step of a rebuilding reads no further page after this: messages wait for the stream worker meanwhile. */
export const REBUILD_STEP_MS = 20 * SECOND_MS;
/**
 * A rebuilding also applies deltas that were folded so long before its scan began: pages of a scan may be old by seconds,
 * and the clock of an operator's machine wrong by minutes.
 */
export const REBUILD_LOOK_BACK_MS = 10 * MINUTE_MS;

/**
 * Returns the number of deltas from which folding a shard of so many rows is worth its writes. They are few enough to
 * read on a cold load.
 */
export function foldThreshold(rows: number): number {
  return Math.min(256, 64 + Math.floor(rows / 64));
}
