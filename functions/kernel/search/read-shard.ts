import type { Columns } from '#shared/kernel/entity-class.ts';
import type { Clock } from '../ports/clock.ts';
import { wishCompaction } from './compaction-wish.ts';
import { applyDeltas, type LoadedShard, loadShard, timeOfDelta } from './loaded-shard.ts';
import { readDeltas } from './shard-deltas.ts';
import { type Manifest, readManifest } from './shard-manifest.ts';
import { COMPACTION_REST_MS, deltasWorthFolding, LOOK_BACK_MS } from './shard-timing.ts';
import { readGeneration, type ShardStorage } from './stored-generation.ts';

/** Compaction may replace a generation while it is read; not this often in a row. */
const ATTEMPTS = 5;

export type ShardReading = ShardStorage & { readonly clock: Clock };

/** A shard as it is, from its generation and the deltas since. */
export async function readShard(
  reading: ShardReading,
  shard: string,
  columns: Columns,
): Promise<LoadedShard> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const manifest = await readManifest(reading, shard);
    const { current, watermark } = manifest;
    const generation = current && (await readGeneration(reading, shard, current));
    if (current && !generation) continue;
    const loaded = loadShard(generation, watermark);
    const deltas = await readDeltas(reading, shard, watermark - LOOK_BACK_MS);
    applyDeltas(loaded, deltas, columns);
    if (isWorthFolding(reading, manifest, deltas.map(timeOfDelta))) {
      await wishCompaction(reading, shard, reading.clock.now());
    }
    return loaded;
  }
  throw new Error(`The generation of shard ${shard} was replaced ${ATTEMPTS} times while read.`);
}

function isWorthFolding(
  { clock }: ShardReading,
  { rows, watermark }: Manifest,
  times: readonly number[],
): boolean {
  const before = clock.now().getTime() - COMPACTION_REST_MS;
  const ripe = times.filter((time) => time >= watermark && time < before);
  return ripe.length >= deltasWorthFolding(rows);
}
