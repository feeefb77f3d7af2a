import { expect, test } from 'vitest';
import type { PackedColumn } from '#functions/kernel/search/packing/packed-column.ts';
import { makeTextDictionary } from '#functions/kernel/search/packing/text-dictionary.ts';
import type { LoadedShard } from '#functions/kernel/search/shards/loaded-shard.ts';
import { shardBytes } from '#functions/kernel/search/shards/shard-bytes.ts';

/** A shard of two rows: 32 bytes of ids, 8 of revs, and 8 of living rows. */
function shardWith(column?: PackedColumn, dead?: Uint8Array): LoadedShard {
  const columns = column ? { column } : {};
  const segment = { size: 2, ids: new Uint32Array(8), revs: new Int32Array(2), columns };
  return {
    layers: [{ segment, live: 2, ...(dead && { dead }) }],
    tombstones: new Map(),
    newest: 0,
  };
}
const starts = new Uint32Array(3);

test.each<[what: string, shard: LoadedShard, bytes: number]>([
  ['no column', shardWith(), 2048],
  ['dead rows', shardWith(undefined, new Uint8Array(2)), 2050],
  ['small numbers', shardWith({ form: 'numbers', values: new Int8Array(2), scale: 1 }), 2050],
  [
    'lists of numbers',
    shardWith({ form: 'numbers', values: new Float64Array(3), scale: 1, starts }),
    2084,
  ],
  ['places', shardWith({ form: 'places', lats: new Int32Array(2), lons: new Int32Array(2) }), 2064],
  [
    'the texts “a” and “bcd”',
    shardWith({
      form: 'texts',
      codes: new Uint8Array(2),
      dictionary: makeTextDictionary(['a', 'bcd']),
    }),
    2162,
  ],
])('a shard with %s takes its arrays, and its texts twice', (_, shard, bytes) => {
  expect(shardBytes(shard)).toBe(bytes);
});

test('an empty shard takes some memory, each of its tombstones a little more', () => {
  const tombstone = { id: 'a', rev: 1, at: 0 };
  const shard = { layers: [], tombstones: new Map(), newest: 0 };
  expect(shardBytes(shard)).toBe(2000);
  expect(shardBytes({ ...shard, tombstones: new Map([['a', tombstone]]) })).toBe(2150);
});
