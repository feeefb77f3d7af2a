import type { Clock } from '#functions/kernel/ports/clock.ts';
import type { Generation } from '#functions/kernel/search/packing/generation.ts';
import { encodeGeneration } from '#functions/kernel/search/packing/generation-bytes.ts';
import {
  changeManifest,
  type Manifest,
  type ManifestChange,
  readManifest,
  type StoredGeneration,
} from '#functions/kernel/search/shards/shard-manifest.ts';
import {
  placeGeneration,
  removeGeneration,
  type ShardStorage,
  writeGeneration,
} from '#functions/kernel/search/shards/stored-generation.ts';

export type Publishing = ShardStorage & {
  readonly clock: Clock;
  /** Names a generation, never the same twice. */
  readonly newGen: () => string;
};

/**
 * Writes a generation and then the manifest that names it. What an earlier writer left behind is removed on the way,
 * and so are the retired generation and the rows that a rebuilding had made so far. Undefined, and nothing is left of
 * it, when another has changed the manifest since `before` was read.
 */
export async function publishGeneration(
  publishing: Publishing,
  shard: string,
  before: Manifest,
  {
    generation,
    change,
  }: {
    readonly generation: Generation;
    readonly change: (placed: StoredGeneration) => ManifestChange;
  },
): Promise<Manifest | undefined> {
  const bytes = encodeGeneration(generation);
  const placed = placeGeneration(shard, publishing.newGen(), bytes.length);
  const leased = await changeManifest(publishing, shard, before, {
    building: { ...placed, at: publishing.clock.now().getTime() },
  });
  if (!leased) return undefined;
  for (const useless of [before.building, before.retired, before.rebuilding?.part]) {
    if (useless) await removeGeneration(publishing, shard, useless);
  }
  await writeGeneration(publishing, shard, placed, bytes);
  const published = await changeManifest(publishing, shard, leased, {
    building: undefined,
    ...change(placed),
  });
  if (published) return published;
  // After a lost answer the SDK repeats the write and is refused, though the manifest names this very generation.
  const now = await readManifest(publishing, shard);
  if ([now.current, now.rebuilding?.part].some((part) => part?.gen === placed.gen)) return now;
  await removeGeneration(publishing, shard, placed);
  return undefined;
}
