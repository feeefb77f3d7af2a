import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Files } from '#functions/kernel/ports/files.ts';
import type { Generation } from '#functions/kernel/search/packing/generation.ts';
import { decodeGeneration } from '#functions/kernel/search/packing/generation-bytes.ts';
import { shardPk } from '#functions/kernel/store/keys.ts';
import { countItems, queryItems } from '#functions/kernel/store/query-items.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { writeBatch } from '#functions/kernel/store/write-batch.ts';
import type { StoredGeneration } from './shard-manifest.ts';

const CHUNK_BYTES = 48_000;
/**
 * The size above which a generation is one file. Chunks cost a write unit a kilobyte, and all of them lie in one
 * partition, which gives 3,000 read units a second: 200 new processes that read 150 kB each want 3,700.
 */
export const CHUNKED_BYTES = 150_000;
const CHUNK_DIGITS = 4;

export type ShardStorage = Table & {
  readonly files: Pick<Files, 'get' | 'put' | 'head' | 'remove'>;
};

const Chunk = z.object({ bytes: z.instanceof(Uint8Array) });

const chunkKey = (shard: string, gen: string, n: number) => ({
  pk: shardPk(shard),
  sk: `C#${gen}#${String(n).padStart(CHUNK_DIGITS, '0')}`,
});

/** Returns the place for bytes of this length, before they are written. */
export function placeGeneration(shard: string, gen: string, length: number): StoredGeneration {
  if (length <= CHUNKED_BYTES) return { gen, chunks: Math.ceil(length / CHUNK_BYTES) };
  const folder = createHash('sha256').update(shard).digest('hex').slice(0, 32);
  return { gen, chunks: 0, s3Key: `shards/${folder}/${gen}` };
}

export async function writeGeneration(
  storage: ShardStorage,
  shard: string,
  { gen, chunks, s3Key }: StoredGeneration,
  bytes: Uint8Array,
): Promise<void> {
  if (s3Key !== undefined) {
    await storage.files.put(s3Key, 'application/octet-stream', bytes);
    return;
  }
  const puts = Array.from({ length: chunks }, (_, n) => ({
    PutRequest: {
      Item: {
        ...chunkKey(shard, gen, n),
        bytes: bytes.subarray(n * CHUNK_BYTES, (n + 1) * CHUNK_BYTES),
      },
    },
  }));
  await writeBatch(storage, puts);
}

/**
 * Tells whether a generation is there; false also when only one of its chunks is missing. It costs less than reading
 * it.
 */
export async function hasGeneration(
  storage: ShardStorage,
  shard: string,
  { gen, chunks, s3Key }: StoredGeneration,
): Promise<boolean> {
  if (s3Key !== undefined) return (await storage.files.head(s3Key)) !== undefined;
  const { pk, sk: from } = chunkKey(shard, gen, 0);
  const range = { pk, from, to: chunkKey(shard, gen, chunks).sk };
  return (await countItems(storage, range)) === chunks;
}

/** Reads a generation; undefined when it is gone: a newer one has replaced it, or it was lost. */
export async function readGeneration(
  storage: ShardStorage,
  shard: string,
  stored: StoredGeneration,
): Promise<Generation | undefined> {
  const bytes =
    stored.s3Key === undefined
      ? // Chunks never change: only one just written can be missing in a cheaper read.
        ((await readChunks(storage, shard, stored, false)) ??
        (await readChunks(storage, shard, stored, true)))
      : await readFile(storage, stored.s3Key);
  return bytes && decodeGeneration(bytes);
}

async function readFile({ files }: ShardStorage, key: string): Promise<Uint8Array | undefined> {
  try {
    return await files.get(key);
  } catch (error) {
    if ((await files.head(key)) === undefined) return undefined;
    throw error;
  }
}

async function readChunks(
  table: Table,
  shard: string,
  { gen, chunks }: StoredGeneration,
  consistent: boolean,
): Promise<Uint8Array | undefined> {
  const { pk, sk: from } = chunkKey(shard, gen, 0);
  const range = { pk, from, to: chunkKey(shard, gen, chunks).sk };
  const items = await queryItems(table, range, { consistent });
  if (items.length !== chunks) return undefined;
  return Buffer.concat(items.map((item) => Chunk.parse(item).bytes));
}

export async function removeGeneration(
  storage: ShardStorage,
  shard: string,
  { gen, chunks, s3Key }: StoredGeneration,
): Promise<void> {
  if (s3Key !== undefined) await storage.files.remove(s3Key);
  const deletes = Array.from({ length: chunks }, (_, n) => ({
    DeleteRequest: { Key: chunkKey(shard, gen, n) },
  }));
  await writeBatch(storage, deletes);
}
