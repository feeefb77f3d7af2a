import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/kernel/time.ts';

/**
 * The time that a reader looks back: delta keys carry the clocks of many writers, and a save reaches the table up to
 * 5 s after its key was made (`SAVE_TIMEOUT_MS`), so that deltas this much older than the newest are read again.
 */
export const LOOK_BACK_MS = 10 * SECOND_MS;
/** The age after which no older delta can still arrive: a reader's own clock is trusted no closer than this. */
export const SETTLED_MS = MINUTE_MS;
/** The age of deltas that compaction leaves alone. */
export const COMPACTION_REST_MS = MINUTE_MS;
/** The life of a folded delta, for warm readers that have not seen it yet. */
export const FOLDED_DELTA_TTL_MS = HOUR_MS;
/** The age of a warm shard after which it is read again, because it may miss deltas that are gone. */
export const WARM_SHARD_TTL_MS = FOLDED_DELTA_TTL_MS / 2;
/** The time after which a warm shard is compared with the manifest: a restored table is behind the memory. */
export const WARM_SHARD_CHECK_MS = 5 * MINUTE_MS;
/**
 * The time for which a shard in memory answers guests without a look at the table: a crowd, or a burst of saves, would
 * have the same deltas read again for each of them.
 */
export const GUEST_LAG_MS = SECOND_MS / 2;
/** The time for which an id that went is remembered, against deltas that arrive late or are read again. */
export const TOMBSTONE_MS = 10 * MINUTE_MS;
/** The time after which a compaction that has not ended counts as dead. */
export const COMPACTION_LEASE_MS = 5 * MINUTE_MS;
/**
 * The time after which the stream worker begins no further compaction of a batch: it has two minutes for all of it.
 */
export const COMPACTION_TASK_MS = 40 * SECOND_MS;

/** The age at which a warm shard with rows of other code is read again, until compaction has made them again. */
export const OUTDATED_SHARD_TTL_MS = MINUTE_MS;
/** The rows of other code that a reader makes again itself: about ten reads of a hundred, in parallel. */
export const RENEWED_ON_READING = 1_000;
/** The rows that one compaction makes again, within the time and memory of the stream worker; the next goes on. */
export const RENEWED_A_COMPACTION = 20_000;

/** The time after which a step of a rebuilding reads no further page, because messages wait for the stream worker. */
export const REBUILD_STEP_MS = 20 * SECOND_MS;
/**
 * The time before its scan from which a rebuilding applies folded deltas again: pages of a scan may be old by
 * seconds, and the clock of an operator's machine wrong by minutes.
 */
export const REBUILD_LOOK_BACK_MS = 10 * MINUTE_MS;

/**
 * Returns the number of deltas from which folding a shard of so many rows is worth its writes. They are few enough to
 * read on a cold load.
 */
export function foldThreshold(rows: number): number {
  return Math.min(256, 64 + Math.floor(rows / 64));
}
