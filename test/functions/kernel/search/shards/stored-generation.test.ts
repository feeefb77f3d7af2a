import { beforeAll, expect, test } from 'vitest';
import type { Generation } from '#functions/kernel/search/packing/generation.ts';
import {
  decodeGeneration,
  encodeGeneration,
} from '#functions/kernel/search/packing/generation-bytes.ts';
import { packSegment } from '#functions/kernel/search/packing/packed-segment.ts';
import {
  CHUNKED_BYTES,
  placeGeneration,
  readGeneration,
  removeGeneration,
  writeGeneration,
} from '#functions/kernel/search/shards/stored-generation.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import { columns, randomEntity } from '#test/functions/kernel/search/random-entities.ts';
import { type SearchTest, searchTest } from '#test/functions/kernel/search/search-parts.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

let parts: SearchTest;
beforeAll(async () => {
  parts = await searchTest();
});

function randomGeneration(rows: number, tombstones: number): Generation {
  // Always the same rows: how many chunks they fill is known.
  const random = seededRandom(rows);
  const entities = Array.from({ length: rows }, () => randomEntity(random, random.uuid(), 1));
  return {
    segment: packSegment(
      entities.map((entity) => ({ id: entity.id, rev: entity.rev, row: rowOf(entity, columns) })),
      columns,
    ),
    tombstones: Array.from({ length: tombstones }, (_, index) => ({
      id: random.uuid(),
      rev: 2,
      at: index,
    })),
  };
}

async function store(gen: string, generation: Generation) {
  const bytes = encodeGeneration(generation);
  const placed = placeGeneration('sample.all#x', gen, bytes.length);
  await writeGeneration(parts, 'sample.all#x', placed, bytes);
  return placed;
}

const read = (stored: Parameters<typeof readGeneration>[2]) =>
  readGeneration(parts, 'sample.all#x', stored);
const asBytes = (generation: Generation | undefined) => generation && encodeGeneration(generation);

test('a generation comes back as it was, out of several chunks', async () => {
  const generation = randomGeneration(2_000, 3);
  const placed = await store('several', generation);
  expect(placed.s3Key).toBeUndefined();
  expect(placed.chunks).toBeGreaterThan(2);
  expect(asBytes(await read(placed))).toEqual(asBytes(generation));
});

test('an empty generation comes back', async () => {
  const placed = await store('empty', randomGeneration(0, 0));
  expect((await read(placed))?.segment.size).toBe(0);
});

test('a generation above 150 kB is one file', async () => {
  const generation = randomGeneration(10, 12_000);
  expect(asBytes(generation)?.length).toBeGreaterThan(CHUNKED_BYTES);
  const placed = await store('large', generation);
  expect(placed).toEqual({ gen: 'large', chunks: 0, s3Key: expect.stringMatching(/^shards\//) });
  expect(asBytes(await read(placed))).toEqual(asBytes(generation));
});

test('a generation that was removed is gone, and so is one that lacks a chunk', async () => {
  const small = await store('small', randomGeneration(4_000, 0));
  const large = await store('file', randomGeneration(10, 12_000));
  await removeGeneration(parts, 'sample.all#x', { ...small, chunks: 1 });
  await removeGeneration(parts, 'sample.all#x', large);
  expect(await read(small)).toBeUndefined();
  expect(await read(large)).toBeUndefined();
});

test('damaged bytes are refused, never half read', () => {
  const bytes = Buffer.from(encodeGeneration(randomGeneration(50, 0)));
  for (let index = 0; index < bytes.length; index += 7) {
    expect(() => decodeGeneration(bytes.subarray(0, index))).toThrow();
  }
});
