import { encodeGeneration } from '#functions/kernel/search/generation-bytes.ts';
import { packSegment } from '#functions/kernel/search/packed-segment.ts';
import { changeManifest, readManifest } from '#functions/kernel/search/shard-manifest.ts';
import {
  placeGeneration,
  type ShardStorage,
  writeGeneration,
} from '#functions/kernel/search/stored-generation.ts';
import { writeBatch } from '#functions/kernel/search/write-batch.ts';
import { encodeDelta } from '#functions/kernel/store/delta.ts';
import { revisionKey } from '#functions/kernel/store/keys.ts';
import { encodeRevision, makeRevision } from '#functions/kernel/store/revision.ts';
import type { NewUlid } from '#functions/kernel/store/ulid.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';

const { columns, derived } = offerGroups.market;

const segmentRow = (entity: Entity<Offer>) => ({
  id: entity.id,
  rev: entity.rev,
  row: rowOf(entity, columns, derived),
});

/** Stores offers as the generation that compaction would have made of their deltas. Gives its size in bytes. */
export async function storeGeneration(
  storage: ShardStorage,
  shard: string,
  offers: readonly Entity<Offer>[],
  watermark: number,
): Promise<{ bytes: number; chunks: number }> {
  const segment = packSegment(offers.map(segmentRow), columns);
  const bytes = encodeGeneration({ segment, tombstones: [] });
  const placed = placeGeneration(shard, 'bench', bytes.length);
  await writeGeneration(storage, shard, placed, bytes);
  const manifest = await readManifest(storage, shard);
  await changeManifest(storage, shard, manifest, {
    current: placed,
    rows: offers.length,
    watermark,
    swept: watermark,
  });
  return { bytes: bytes.length, chunks: placed.chunks };
}

/** Stores offers as saves of the last hours that compaction has not folded yet. */
export async function storeDeltas(
  storage: ShardStorage,
  shard: string,
  offers: readonly Entity<Offer>[],
  newUlid: NewUlid,
): Promise<void> {
  const puts = offers.map(segmentRow).map((delta) => ({
    PutRequest: { Item: encodeDelta(shard, newUlid(), delta) },
  }));
  await writeBatch(storage, puts);
}

/** Stores the newest revisions of offers that a search will show; the others are never read. */
export async function storeRevisions(
  storage: ShardStorage,
  offers: readonly Entity<Offer>[],
): Promise<void> {
  const puts = offers.map((entity) => {
    const revision = makeRevision(entity, { changeset: 'bench', deleted: false, redactedRevs: 0 });
    const item = encodeRevision(revisionKey(entity.id, entity.rev), revision);
    return { PutRequest: { Item: item } };
  });
  await writeBatch(storage, puts);
}
