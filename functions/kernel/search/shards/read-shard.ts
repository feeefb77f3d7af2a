import type { Clock } from '#functions/kernel/ports/clock.ts';
import { retryUntilResult } from '#functions/kernel/store/retry.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { searchErrors } from '#shared/search/errors.ts';
import { requestCompaction } from './compaction-request.ts';
import { applyDeltas, type LoadedShard, loadShard, timeOfDelta } from './loaded-shard.ts';
import { countRows, renewDeltas, renewRows } from './renew-rows.ts';
import { readDeltas } from './shard-deltas.ts';
import type { ShardLayout } from './shard-layout.ts';
import {
  isBeingCompacted,
  isOutdated,
  type Manifest,
  readManifest,
  renewedUpTo,
} from './shard-manifest.ts';
import {
  COMPACTION_REST_MS,
  foldThreshold,
  LOOK_BACK_MS,
  RENEWED_ON_READING,
} from './shard-timing.ts';
import { readGeneration, type ShardStorage } from './stored-generation.ts';

/** The attempts to read: a compaction may replace a generation meanwhile, but not this often in a row. */
const PAUSES = { attempts: 5, firstPauseMs: 20 };
/** The seconds after which a caller may ask again: a rebuilding takes minutes. */
const RETRY_AFTER_SECONDS = 60;

export type ShardReading = ShardStorage & {
  readonly clock: Clock;
  /** The rows that a reader makes again, `RENEWED_ON_READING` by default. */
  readonly renewedOnReading?: number;
};

type Reading = {
  /** The shard, undefined where its generation is lost. */
  readonly loaded: LoadedShard | undefined;
  /** True where compaction, or rebuilding, is worth it. */
  readonly isRipe: boolean;
};

/**
 * Returns a shard from its generation and the deltas since.
 * @throws AppError `search.incomplete` while its generation is lost: an answer out of deltas alone would look like
 * one of few or no hits. The stream worker is asked to rebuild it.
 */
export async function readShard(
  reading: ShardReading,
  shard: string,
  layout: ShardLayout,
): Promise<LoadedShard> {
  const { loaded, isRipe } = await peekShard(reading, shard, layout);
  if (isRipe) await requestCompaction(reading, shard, reading.clock.now());
  if (loaded === undefined) {
    throw new AppError(searchErrors.incomplete, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return loaded;
}

/** Reads a shard as `readShard` does, but writes nothing. */
export async function peekShard(
  reading: ShardReading,
  shard: string,
  layout: ShardLayout,
): Promise<Reading> {
  let unread: string | undefined;
  const result = await retryUntilResult(async () => {
    const manifest = await readManifest(reading, shard);
    const { current, watermark } = manifest;
    const generation = current && (await readGeneration(reading, shard, current));
    if (current && !generation) {
      // A generation is removed only after the manifest names another.
      if (current.gen === unread) {
        const isRipe = !isBeingCompacted(manifest, reading.clock.now().getTime());
        return { loaded: undefined, isRipe };
      }
      unread = current.gen;
      return undefined;
    }
    const loaded = loadShard(generation, watermark);
    loaded.version = manifest.version;
    const isOld = isOutdated(manifest, layout.mark);
    if (isOld) await renewFew(reading, loaded, manifest, layout);
    const { keys, deltas } = await readDeltas(reading, shard, watermark - LOOK_BACK_MS);
    applyDeltas(loaded, await renewDeltas(reading, layout, deltas), layout.columns);
    loaded.merged = keys;
    const isRipe = isOld || isWorthFolding(reading, manifest, deltas.map(timeOfDelta));
    return { loaded, isRipe };
  }, PAUSES);
  if (result) return result;
  throw new Error(
    `The generation of shard ${shard} was replaced ${PAUSES.attempts} times while read.`,
  );
}

/**
 * Makes the few rows of a small shard again in this memory, so that it is right at once, before compaction does the
 * same. In a large shard the former columns are right meanwhile.
 */
async function renewFew(
  reading: ShardReading,
  loaded: LoadedShard,
  manifest: Manifest,
  layout: ShardLayout,
): Promise<void> {
  const after = renewedUpTo(manifest, layout.mark);
  const limit = reading.renewedOnReading ?? RENEWED_ON_READING;
  loaded.isOutdated = countRows(loaded, after) > limit;
  if (!loaded.isOutdated) await renewRows(reading, loaded, layout, { after, limit });
}

function isWorthFolding(
  { clock }: ShardReading,
  { rows, watermark }: Manifest,
  times: readonly number[],
): boolean {
  const before = clock.now().getTime() - COMPACTION_REST_MS;
  const ripe = times.filter((time) => time >= watermark && time < before);
  return ripe.length >= foldThreshold(rows);
}
