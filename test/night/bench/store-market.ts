import {
  type PackedSegment,
  packSegment,
  type SegmentRow,
} from '#functions/kernel/search/packing/packed-segment.ts';
import type { ShardStorage } from '#functions/kernel/search/shards/stored-generation.ts';
import { encodeDelta } from '#functions/kernel/store/delta.ts';
import { layoutMark } from '#functions/kernel/store/layout-mark.ts';
import type { NewUlid } from '#functions/kernel/store/ulid.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import { addToShard, type BulkStorage } from '#infra/demo/bulk/add-to-shard.ts';
import { revisionWrite } from '#infra/demo/bulk/entity-writes.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';

const { columns, derived } = offerGroups.market;
const layout = layoutMark(offerGroups.market);
const PORTION = 5_000;

const segmentRow = (entity: Entity<Offer>): SegmentRow => ({
  id: entity.id,
  rev: entity.rev,
  row: rowOf(entity, columns, derived),
});

/** Stores offers as the generation that compaction would have made of their deltas. Gives its size in bytes. */
export async function storeGeneration(
  storage: BulkStorage,
  shard: string,
  offers: Iterable<Entity<Offer>>,
): Promise<{ bytes: number; chunks: number }> {
  const segments: PackedSegment[] = [];
  let rows: SegmentRow[] = [];
  const pack = () => {
    if (rows.length > 0) segments.push(packSegment(rows, columns));
    rows = [];
  };
  for (const offer of offers) {
    rows.push(segmentRow(offer));
    if (rows.length === PORTION) pack();
  }
  pack();
  return addToShard(storage, { shard, columns, layout, segments });
}

/** Stores offers as saves of the last hours that compaction has not folded yet. */
export async function storeDeltas(
  storage: ShardStorage,
  shard: string,
  offers: readonly Entity<Offer>[],
  newUlid: NewUlid,
): Promise<void> {
  const puts = offers.map(segmentRow).map((delta) => ({
    PutRequest: { Item: encodeDelta(shard, newUlid(), { ...delta, layout }) },
  }));
  await writeBatch(storage, puts);
}

/** Stores the newest revisions of offers that a search will show; the others are never read. */
export async function storeRevisions(
  storage: ShardStorage,
  offers: Iterable<Entity<Offer>>,
): Promise<void> {
  const puts = Array.from(offers, (offer) => revisionWrite(offer, 'bench'));
  await writeBatch(storage, puts);
}
