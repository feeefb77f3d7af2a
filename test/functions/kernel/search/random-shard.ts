import {
  decodeGeneration,
  encodeGeneration,
} from '#functions/kernel/search/packing/generation-bytes.ts';
import {
  applyDeltas,
  foldShard,
  type LoadedShard,
  loadShard,
} from '#functions/kernel/search/shards/loaded-shard.ts';
import type { Delta } from '#functions/kernel/store/delta.ts';
import { firstUlidAt } from '#functions/kernel/store/ulid.ts';
import { rowOf } from '#shared/kernel/column-values.ts';
import type { Row } from '#shared/kernel/row.ts';
import type { SeededRandom } from '#test/support/seeded-random.ts';
import { columns, randomEntity } from './random-entities.ts';

/** A shard after a life of saves, deletions, folding and late, repeated deltas; and the rows it must then hold. */
export function randomShard(
  random: SeededRandom,
  saves: number,
): { shard: LoadedShard; rows: Row[] } {
  const deltas = randomDeltas(random, saves);
  let shard = loadShard(undefined, 0);
  for (let at = 0; at < deltas.length; ) {
    const batch = deltas.slice(at, at + 1 + random.below(saves / 4));
    at += batch.length;
    applyDeltas(shard, shuffled(random, batch), columns);
    // What was merged before comes once more.
    applyDeltas(shard, deltas.slice(Math.max(0, at - 40), at), columns);
    if (random.chance(0.3)) {
      const folded = decodeGeneration(encodeGeneration(foldShard(shard, columns, 0)));
      shard = loadShard(folded, shard.newest);
    }
  }
  const last = randomDeltas(random, saves / 10);
  for (let at = 0; at < last.length; at += 3) applyDeltas(shard, last.slice(at, at + 3), columns);
  const newest = new Map([...deltas, ...last].map((delta) => [delta.id, delta]));
  return { shard, rows: [...newest.values()].flatMap(({ row }) => (row ? [row] : [])) };
}

/** In the order of revs of each id. */
function randomDeltas(random: SeededRandom, saves: number): Delta[] {
  const revs = new Map<string, number>();
  const ids: string[] = [];
  return Array.from({ length: saves }, (_, n) => {
    const isNew = ids.length === 0 || random.chance(0.7);
    const id = isNew ? random.uuid() : random.pick(ids);
    if (isNew) ids.push(id);
    const rev = (revs.get(id) ?? 0) + 1;
    revs.set(id, rev);
    const row =
      rev > 1 && random.chance(0.3) ? null : rowOf(randomEntity(random, id, rev), columns);
    return { sk: `D#${firstUlidAt(1_770_000_000_000 + n)}`, id, rev, row };
  });
}

function shuffled<T>(random: SeededRandom, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
