import { encodeGeneration } from '#functions/kernel/search/packing/generation-bytes.ts';
import { layerOf, removeRow } from '#functions/kernel/search/packing/layer.ts';
import { ID_WORDS, rowOfId } from '#functions/kernel/search/packing/packed-id.ts';
import type { PackedSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import { foldShard, loadShard } from '#functions/kernel/search/shards/loaded-shard.ts';
import { changeManifest, readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import {
  placeGeneration,
  readGeneration,
  type ShardStorage,
  writeGeneration,
} from '#functions/kernel/search/shards/stored-generation.ts';
import type { PendingShard } from './pending-rows.ts';

/** Compaction may be at the same shard. */
const ATTEMPTS = 5;

export type BulkStorage = ShardStorage & {
  /** Names a generation, never the same twice. */
  readonly newGen: () => string;
};

/**
 * Adds rows of entities that the shard has never seen, in one new generation. Deltas are left as they are: the
 * manifest still says from when on they count. A row that the generation holds already stays.
 * @throws when others keep changing the shard
 */
export async function addToShard(
  storage: BulkStorage,
  { shard, columns, layout, segments }: PendingShard,
): Promise<{ bytes: number; chunks: number }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const manifest = await readManifest(storage, shard);
    const { current, watermark } = manifest;
    const base = current && (await readGeneration(storage, shard, current));
    if (current && !base) continue;
    const loaded = loadShard(base, watermark);
    loaded.layers.push(...segments.map((segment) => newRows(segment, base?.segment)));
    const folded = foldShard(loaded, columns, 0);
    const bytes = encodeGeneration(folded);
    const placed = placeGeneration(shard, storage.newGen(), bytes.length);
    await writeGeneration(storage, shard, placed, bytes);
    const change = {
      current: placed,
      retired: current,
      rows: folded.segment.size,
      // The mark stays, because the rows of other code stay.
      layout: current === undefined ? layout : manifest.layout,
    };
    if (await changeManifest(storage, shard, manifest, change)) {
      return { bytes: bytes.length, chunks: placed.chunks };
    }
  }
  throw new Error(`The shard ${shard} was changed ${ATTEMPTS} times meanwhile.`);
}

function newRows(segment: PackedSegment, base: PackedSegment | undefined) {
  const layer = layerOf(segment);
  for (let row = 0; base && row < segment.size; row++) {
    const id = segment.ids.subarray(row * ID_WORDS, (row + 1) * ID_WORDS);
    if (rowOfId(base.ids, id) >= 0) removeRow(layer, row);
  }
  return layer;
}
