import type { Generation } from '#functions/kernel/search/packing/generation.ts';
import { applyDeltas, foldShard, loadShard } from '#functions/kernel/search/shards/loaded-shard.ts';
import { renewDeltas, renewRows } from '#functions/kernel/search/shards/renew-rows.ts';
import { readDeltaItems } from '#functions/kernel/search/shards/shard-deltas.ts';
import type { ShardLayout } from '#functions/kernel/search/shards/shard-layout.ts';
import {
  changeManifest,
  isBeingCompacted,
  isOutdated,
  type Manifest,
  readManifest,
  renewedUpTo,
} from '#functions/kernel/search/shards/shard-manifest.ts';
import {
  COMPACTION_REST_MS,
  FOLDED_DELTA_TTL_MS,
  LOOK_BACK_MS,
  RENEWED_A_COMPACTION,
  TOMBSTONE_MS,
} from '#functions/kernel/search/shards/shard-timing.ts';
import {
  hasGeneration,
  readGeneration,
} from '#functions/kernel/search/shards/stored-generation.ts';
import { decodeDelta } from '#functions/kernel/store/delta.ts';
import type { Item } from '#functions/kernel/store/table.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import { expireDeltas } from './expire-deltas.ts';
import { publishGeneration } from './publish-generation.ts';
import { type Rebuilding, rebuildShard } from './rebuild-shard.ts';

export type Compaction = Rebuilding & {
  /** The rows that one compaction makes again, `RENEWED_A_COMPACTION` by default. */
  readonly renewedACompaction?: number;
};

type Folded = {
  readonly generation: Generation;
  /** The id up to which rows are made again; undefined when all are of the present code. */
  readonly upTo: string | undefined;
};

/**
 * The outcome of a compaction; `nothing`: no delta is old enough; `taken`: another compaction is at work, or was
 * faster; `goesOn`: rows of other code, or revisions of a shard that is being rebuilt, are left for the next one;
 * `rebuilt`: the shard was lost, and is whole.
 */
export type CompactionResult = 'compacted' | 'rebuilt' | 'goesOn' | 'nothing' | 'taken';

/**
 * Folds the deltas of a shard that are old enough into a new generation. Searches are right before, during and after:
 * deltas stay until every warm reader has merged them, and a generation stays until the next but one exists. When two
 * compactions run at once, one wins, because every step requires the manifest as it was last seen. When a compaction
 * dies, the next clears its remains away. Each compaction also makes a portion of the rows of other code again. When
 * the generation of a shard is lost, each compaction rebuilds a portion from the revisions instead.
 */
export async function compactShard(
  compaction: Compaction,
  shard: string,
  layout: ShardLayout,
): Promise<CompactionResult> {
  const now = compaction.clock.now().getTime();
  const cutoff = now - COMPACTION_REST_MS;
  const before = await readManifest(compaction, shard);
  if (isBeingCompacted(before, now)) return 'taken';
  if (before.rebuilding) return rebuildShard(compaction, shard, layout, before);
  const deltas = await readDeltaItems(compaction, shard, {
    from: before.swept - LOOK_BACK_MS,
    to: cutoff,
  });
  const unmarked = deltas.filter((item) => item.expires === undefined);
  if (unmarked.length === 0 && !isOutdated(before, layout.mark)) {
    if (!before.current || (await hasGeneration(compaction, shard, before.current))) {
      return 'nothing';
    }
  }
  const folded = await fold(compaction, shard, before, { deltas, layout });
  if (!folded) return rebuildIfLost(compaction, shard, layout, before);
  const published = await publish(compaction, shard, before, {
    folded,
    cutoff,
    mark: layout.mark,
  });
  if (!published) return 'taken';
  const expires = Math.ceil((now + FOLDED_DELTA_TTL_MS) / SECOND_MS);
  await expireDeltas(compaction, unmarked, expires);
  await changeManifest(compaction, shard, published, { swept: cutoff });
  return folded.upTo === undefined ? 'compacted' : 'goesOn';
}

/**
 * Rebuilds a shard whose generation is lost: one that cannot be read though the manifest still names it, because a
 * generation is removed only after another is named.
 */
async function rebuildIfLost(
  compaction: Compaction,
  shard: string,
  layout: ShardLayout,
  before: Manifest,
): Promise<CompactionResult> {
  const { version } = await readManifest(compaction, shard);
  if (version !== before.version) return 'taken';
  return rebuildShard(compaction, shard, layout, before);
}

/**
 * Folds the old deltas into the generation; undefined when the current generation was replaced meanwhile, or is lost.
 */
async function fold(
  compaction: Compaction,
  shard: string,
  before: Manifest,
  { deltas, layout }: { deltas: readonly Item[]; layout: ShardLayout },
): Promise<Folded | undefined> {
  const { current, watermark, swept } = before;
  const base = current && (await readGeneration(compaction, shard, current));
  if (current && !base) return undefined;
  const loaded = loadShard(base, watermark);
  const upTo = isOutdated(before, layout.mark)
    ? await renewRows(compaction, loaded, layout, {
        after: renewedUpTo(before, layout.mark),
        limit: compaction.renewedACompaction ?? RENEWED_A_COMPACTION,
      })
    : undefined;
  const renewed = await renewDeltas(compaction, layout, deltas.map(decodeDelta));
  applyDeltas(loaded, renewed, layout.columns);
  return { generation: foldShard(loaded, layout.columns, swept - TOMBSTONE_MS), upTo };
}

type Compacted = {
  readonly folded: Folded;
  readonly cutoff: number;
  readonly mark: string;
};

function publish(
  compaction: Compaction,
  shard: string,
  before: Manifest,
  { folded: { generation, upTo }, cutoff, mark }: Compacted,
): Promise<Manifest | undefined> {
  return publishGeneration(compaction, shard, before, {
    generation,
    change: (current) => ({
      current,
      retired: before.current,
      // Rows that are made again halfway are neither all of the former code nor all of this one.
      layout: upTo === undefined ? mark : undefined,
      renewing: upTo === undefined ? undefined : { layout: mark, upTo },
      rows: generation.segment.size,
      watermark: Math.max(before.watermark, cutoff),
    }),
  });
}
