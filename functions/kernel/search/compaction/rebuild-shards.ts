import { inParallel } from '#functions/kernel/in-parallel.ts';
import { layerOf } from '#functions/kernel/search/packing/layer.ts';
import { readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import { FOLDED_DELTA_TTL_MS } from '#functions/kernel/search/shards/shard-timing.ts';
import { retryUntilResult } from '#functions/kernel/store/retry.ts';
import { type CollectedShard, collectShards, type ShardCollecting } from './collect-shards.ts';
import type { Publishing } from './publish-generation.ts';
import { replaceRows } from './rebuild-shard.ts';

/** The pauses between attempts, because a compaction may be at work on the same shard. */
const PAUSES = { attempts: 5, firstPauseMs: 20 };
const SHARDS_AT_ONCE = 8;
/** The longest scan: deltas folded since its beginning are needed to the end, and live `FOLDED_DELTA_TTL_MS`. */
const LONGEST_MS = FOLDED_DELTA_TTL_MS * 0.75;

/**
 * The outcome of a rebuilding; `changing`: other processes changed the shard again and again; `late`: its scan began
 * too long ago. Both leave the shard as it was.
 */
export type RebuildResult = 'rebuilt' | 'changing' | 'late';

export type ShardsRebuilding = Publishing &
  ShardCollecting & {
    /** Called with each shard and its rows. */
    readonly done: (shard: string, result: RebuildResult, rows: number) => void;
  };

/**
 * Rebuilds shards, the named ones or all, from the newest revisions. Searches are right before, meanwhile and after,
 * and saves and compactions go on. It may be stopped at any time, which leaves each shard rebuilt or as before, and
 * may run again.
 */
export async function rebuildShards(
  rebuilding: ShardsRebuilding,
  asked?: readonly string[],
): Promise<void> {
  for await (const collected of collectShards(rebuilding, asked)) {
    await inParallel(collected, SHARDS_AT_ONCE, async (gathered) => {
      rebuilding.done(
        gathered.shard,
        await rebuildOne(rebuilding, gathered),
        gathered.segment.size,
      );
    });
  }
}

async function rebuildOne(
  rebuilding: ShardsRebuilding,
  { shard, layout, segment, since }: CollectedShard,
): Promise<RebuildResult> {
  const result = await retryUntilResult(async (): Promise<RebuildResult | undefined> => {
    if (rebuilding.clock.now().getTime() > since + LONGEST_MS) return 'late';
    const before = await readManifest(rebuilding, shard);
    const loaded = { layers: [layerOf(segment)], tombstones: new Map(), newest: before.watermark };
    const isReplaced = await replaceRows(rebuilding, shard, before, { loaded, layout, since });
    return isReplaced ? 'rebuilt' : undefined;
  }, PAUSES);
  return result ?? 'changing';
}
