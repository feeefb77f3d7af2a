import { randomUUID } from 'node:crypto';
import {
  type PackedSegment,
  packSegment,
  type SegmentRow,
} from '#functions/kernel/search/packing/packed-segment.ts';
import { layoutOfShard } from '#functions/kernel/search/shards/shard-layout.ts';
import type { ShardStorage } from '#functions/kernel/search/shards/stored-generation.ts';
import { revisionKey } from '#functions/kernel/store/keys.ts';
import { encodeRevision, makeRevision } from '#functions/kernel/store/revision.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import { addToShard } from '#infra/demo/bulk/add-to-shard.ts';
import { entityClasses } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';

/** Rows are packed so many at a time, because unpacked ones take some twenty times the memory. */
const PORTION = 5_000;

/** Stores entities in a search shard as compaction would have left them; gives the size of the generation. */
export async function storeShard(
  storage: ShardStorage,
  shard: string,
  entities: Iterable<Entity>,
): Promise<{ bytes: number; chunks: number }> {
  const layout = layoutOfShard(entityClasses, shard);
  if (layout === undefined) throw new Error(`There is no shard ${shard}.`);
  const { columns, mark, rowFor } = layout;
  const segments: PackedSegment[] = [];
  let rows: SegmentRow[] = [];
  const pack = () => {
    if (rows.length > 0) segments.push(packSegment(rows, columns));
    rows = [];
  };
  for (const entity of entities) {
    const row = rowFor(entity);
    if (row !== null) rows.push({ id: entity.id, rev: entity.rev, row });
    if (rows.length === PORTION) pack();
  }
  pack();
  const adding = { ...storage, newGen: randomUUID };
  return addToShard(adding, { shard, columns, layout: mark, segments });
}

/** Stores the newest revisions of entities that a search will show; those of others are never read. */
export async function storeNewest(
  storage: ShardStorage,
  newest: Iterable<Entity<object>>,
): Promise<void> {
  const puts = Array.from(newest, (entity) => {
    const revision = makeRevision(
      { ...entity, updatedBy: 'system' },
      { changeset: 'test', deleted: false, redactedRevs: 0 },
    );
    return {
      PutRequest: { Item: encodeRevision(revisionKey(entity.id, entity.rev), revision) },
    };
  });
  await writeBatch(storage, puts);
}
