import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { SHARDS_A_SEARCH } from '#shared/search/limits.ts';
import {
  aggregateHits,
  countHits,
  findHits,
  overviewHits,
  type Searched,
} from './answering/answer-search.ts';
import type { Search, ShardQuery } from './search.ts';
import type { LoadedShard } from './shards/loaded-shard.ts';
import type { ShardReading } from './shards/read-shard.ts';
import { type Classes, layoutAt, type ShardPlace } from './shards/shard-layout.ts';
import { makeWarmShards } from './shards/warm-shards.ts';

const SEARCH_MEMORY_BYTES = 256_000_000;

export type SearchParts = ShardReading & {
  readonly entityClasses: Readonly<Record<string, AnyEntityClass>>;
  /** The memory for all warm shards together. */
  readonly memoryBytes?: number;
  /** Returns the milliseconds when this process last saved, by default never: see `EntityStore.savedAt`. */
  readonly savedAt?: () => number;
};

/**
 * Makes the search over the packed shards, one for each process: its warm shards are its memory. Many shards are read
 * a part at a time, so that one wide search does not hold up the others; the answer is worked out of all of them at
 * once.
 */
export function makeSearch(parts: SearchParts): Search {
  const { entityClasses, memoryBytes = SEARCH_MEMORY_BYTES, savedAt = () => 0 } = parts;
  const warm = makeWarmShards({ ...parts, savedAt }, memoryBytes);

  const searched = async (query: ShardQuery): Promise<Searched> => {
    const { entityClass, group, keys } = query;
    const read = query.isOfGuest ? warm.recent : warm.fresh;
    const { columns } = layoutOf(entityClasses, { entityClass, group, key: '' }).layout;
    const places = [...new Set(keys)].map((key) =>
      layoutOf(entityClasses, { entityClass, group, key }),
    );
    const shards: LoadedShard[] = [];
    for (let start = 0; start < places.length; start += SHARDS_A_SEARCH) {
      const part = places.slice(start, start + SHARDS_A_SEARCH);
      shards.push(...(await Promise.all(part.map(({ shard, layout }) => read(shard, layout)))));
    }
    return { shards, columns };
  };

  return {
    hits: async (query) => findHits(await searched(query), query),
    count: async (query) => countHits(await searched(query), query),
    aggregate: async (query) => aggregateHits(await searched(query), query),
    overview: async (query) => overviewHits(await searched(query), query),
  };
}

function layoutOf(classes: Classes, place: ShardPlace) {
  const layout = layoutAt(classes, place);
  if (!layout) throw new Error(`The class ${place.entityClass} has no group ${place.group}.`);
  return layout;
}
