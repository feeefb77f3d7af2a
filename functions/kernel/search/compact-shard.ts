import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import { decodeDelta } from '../store/delta.ts';
import type { Item } from '../store/table.ts';
import type { Generation } from './generation.ts';
import { encodeGeneration } from './generation-bytes.ts';
import { applyDeltas, foldShard, loadShard } from './loaded-shard.ts';
import { renewDeltas, renewRows } from './renew-rows.ts';
import { readDeltaItems } from './shard-deltas.ts';
import type { ShardLayout } from './shard-layout.ts';
import {
  changeManifest,
  isOutdated,
  type Manifest,
  readManifest,
  renewedUpTo,
} from './shard-manifest.ts';
import {
  COMPACTION_LEASE_MS,
  COMPACTION_REST_MS,
  FOLDED_DELTA_TTL_MS,
  LOOK_BACK_MS,
  RENEWED_A_COMPACTION,
  TOMBSTONE_MS,
} from './shard-timing.ts';
import {
  placeGeneration,
  readGeneration,
  removeGeneration,
  type ShardStorage,
  writeGeneration,
} from './stored-generation.ts';
import { writeBatch } from './write-batch.ts';

export type Compaction = ShardStorage & {
  readonly clock: Clock;
  /** Names a generation, never the same twice. */
  readonly newGen: () => string;
  /** `RENEWED_A_COMPACTION` by default. */
  readonly renewedACompaction?: number;
};

type Folded = {
  readonly generation: Generation;
  /** Up to which id rows are made anew, undefined when all are of the present code. */
  readonly upTo: string | undefined;
};

/**
 * `nothing`: no delta is old enough; `taken`: another compaction is at it, or was faster; `goesOn`: rows of other code
 * are left for the next one.
 */
export type CompactionResult = 'compacted' | 'goesOn' | 'nothing' | 'taken';

/**
 * Folds the deltas of a shard that are old enough into a new generation. Searches are right before, meanwhile and
 * after: deltas stay until every warm reader has merged them, and a generation until the next but one is there. Of
 * two at once one wins, because every step demands the manifest as it was last seen. One that dies leaves nothing
 * behind that the next does not clear away. Rows that other code has made are made anew on the way, a portion in each
 * compaction.
 */
export async function compactShard(
  compaction: Compaction,
  shard: string,
  layout: ShardLayout,
): Promise<CompactionResult> {
  const now = compaction.clock.now().getTime();
  const cutoff = now - COMPACTION_REST_MS;
  const before = await readManifest(compaction, shard);
  if (isAtWork(before, now)) return 'taken';
  const deltas = await readDeltaItems(compaction, shard, {
    from: before.swept - LOOK_BACK_MS,
    to: cutoff,
  });
  const unmarked = deltas.filter((item) => item.expires === undefined);
  if (unmarked.length === 0 && !isOutdated(before, layout.mark)) return 'nothing';
  const folded = await fold(compaction, shard, before, { deltas, layout });
  if (!folded) return 'taken';
  const published = await publish(compaction, shard, before, {
    ...{ folded, cutoff, now },
    mark: layout.mark,
  });
  if (!published) return 'taken';
  await markToExpire(compaction, unmarked, now);
  await changeManifest(compaction, shard, published, { swept: cutoff });
  return folded.upTo === undefined ? 'compacted' : 'goesOn';
}

function isAtWork({ building }: Manifest, now: number): boolean {
  return building !== undefined && building.at > now - COMPACTION_LEASE_MS;
}

/** Undefined when the current generation was replaced meanwhile. */
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

type Publishing = {
  readonly folded: Folded;
  readonly cutoff: number;
  readonly now: number;
  readonly mark: string;
};

async function publish(
  compaction: Compaction,
  shard: string,
  before: Manifest,
  { folded: { generation, upTo }, cutoff, now, mark }: Publishing,
): Promise<Manifest | undefined> {
  const bytes = encodeGeneration(generation);
  const placed = placeGeneration(shard, compaction.newGen(), bytes.length);
  const leased = await changeManifest(compaction, shard, before, {
    building: { ...placed, at: now },
  });
  if (!leased) return undefined;
  for (const useless of [before.building, before.retired]) {
    if (useless) await removeGeneration(compaction, shard, useless);
  }
  await writeGeneration(compaction, shard, placed, bytes);
  const published = await changeManifest(compaction, shard, leased, {
    current: placed,
    retired: before.current,
    building: undefined,
    // Halfway, the rows are neither of the code before nor all of this one.
    layout: upTo === undefined ? mark : undefined,
    renewing: upTo === undefined ? undefined : { layout: mark, upTo },
    rows: generation.segment.size,
    watermark: Math.max(before.watermark, cutoff),
  });
  if (!published) await removeGeneration(compaction, shard, placed);
  return published;
}

async function markToExpire(
  compaction: Compaction,
  items: readonly Item[],
  now: number,
): Promise<void> {
  const expires = Math.ceil((now + FOLDED_DELTA_TTL_MS) / SECOND_MS);
  const puts = items.map((item) => ({ PutRequest: { Item: { ...item, expires } } }));
  await writeBatch(compaction, puts);
}
