import { randomBytes } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { encodeGeneration } from '#functions/kernel/search/packing/generation-bytes.ts';
import { packSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import { changeManifest, readManifest } from '#functions/kernel/search/shards/shard-manifest.ts';
import {
  placeGeneration,
  removeGeneration,
  writeGeneration,
} from '#functions/kernel/search/shards/stored-generation.ts';
import type { Item } from '#functions/kernel/store/table.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import type { AnyEntityClass, ShardGroup } from '#shared/kernel/entity-class.ts';
import { type Sample, sampleClass } from './sample-class.ts';
import { create } from './sample-rows.ts';
import { marketShard, type SearchTest } from './search-parts.ts';

const marketGroup = sampleClass.groups.market as ShardGroup<Sample>;

/** What a search of a shard answers whose generation is lost. */
export const incomplete = { error: { code: 'search.incomplete', status: 503 } };

/** Rows that lie in a generation alone: their deltas have expired. */
export async function foldedRows(parts: SearchTest, kind: string, count: number) {
  const saved = await create(
    parts.store,
    ...Array.from({ length: count }, (_, amount) => ({ kind, amount })),
  );
  parts.wait(61);
  await parts.compact(kind);
  parts.wait(3_700);
  await parts.removeExpired(kind);
  return saved;
}

/** Takes the current generation away, wherever it lies. */
export async function loseGeneration(parts: SearchTest, kind: string): Promise<void> {
  const { current } = await readManifest(parts, marketShard(kind));
  if (!current) throw new Error('The shard has no generation.');
  await removeGeneration(parts, marketShard(kind), current);
}

export const FILE_ROWS = 12_000;

/** Puts a generation that is too large for chunks in place of the current one: a file, of empty rows and no known entity. */
export async function nameFile(parts: SearchTest, kind: string): Promise<string> {
  const rows = FILE_ROWS;
  const bytes = randomBytes(rows * 16);
  const ids = Array.from({ length: rows }, (_, n) => uuidOf(bytes.subarray(n * 16, n * 16 + 16)));
  const segment = packSegment(
    ids.map((id) => ({ id, rev: 1, row: {} })),
    marketGroup.columns,
  );
  const shard = marketShard(kind);
  const generation = encodeGeneration({ segment, tombstones: [] });
  const current = placeGeneration(shard, parts.newGen(), generation.length);
  await writeGeneration(parts, shard, current, generation);
  await changeManifest(parts, shard, await readManifest(parts, shard), { current });
  return current.s3Key ?? '';
}

function uuidOf(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Everything in the table, and what puts the table back to it. */
export async function snapshotOf(parts: SearchTest): Promise<() => Promise<void>> {
  const before = await allItems(parts);
  return async () => {
    const after = await allItems(parts);
    const deletions = after.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
    await writeBatch(parts, deletions);
    const puts = before.map((Item) => ({ PutRequest: { Item } }));
    await writeBatch(parts, puts);
  };
}

async function allItems({ client, table }: SearchTest): Promise<Item[]> {
  const { Items = [] } = await client.send(
    new ScanCommand({ TableName: table, ConsistentRead: true }),
  );
  return Items;
}

/** The sample class as code has it that knows no amounts. */
export function withoutAmount(): Readonly<Record<string, AnyEntityClass>> {
  const { amount: _, ...columns } = marketGroup.columns;
  const market = { ...marketGroup, columns };
  return { sample: { ...sampleClass, groups: { ...sampleClass.groups, market } } };
}
