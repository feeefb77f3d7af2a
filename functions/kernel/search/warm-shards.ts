import type { Columns } from '#shared/kernel/entity-class.ts';
import { makeBoundedCache } from '../store/bounded-cache.ts';
import { applyDeltas, forgetTombstones, type LoadedShard } from './loaded-shard.ts';
import { readShard, type ShardReading } from './read-shard.ts';
import { shardBytes } from './shard-bytes.ts';
import { readDeltas } from './shard-deltas.ts';
import { LOOK_BACK_MS, SETTLED_MS, TOMBSTONE_MS, WARM_SHARD_TTL_MS } from './shard-timing.ts';

/** Shards in memory. */
export type WarmShards = {
  /** The shard with every save that was acknowledged before the call. Read it before anything else is awaited. */
  readonly fresh: (shard: string, columns: Columns) => Promise<LoadedShard>;
};

type Warm = {
  readonly loaded: LoadedShard;
  /** Milliseconds: when the last reading of deltas began. */
  readonly asOf: number;
  readonly bytes: number;
};

/** Keeps the shards used last, within `memoryBytes` altogether. */
export function makeWarmShards(reading: ShardReading, memoryBytes: number): WarmShards {
  const cache = makeBoundedCache<Warm>(memoryBytes, ({ bytes }) => bytes);
  const refresh = async (shard: string, columns: Columns): Promise<LoadedShard> => {
    const asOf = reading.clock.now().getTime();
    const warm = cache.get(shard);
    const loaded =
      warm && warm.asOf > asOf - WARM_SHARD_TTL_MS
        ? await catchUp(reading, shard, columns, warm)
        : await readShard(reading, shard, columns);
    forgetTombstones(loaded, asOf - TOMBSTONE_MS);
    cache.set(shard, { loaded, asOf, bytes: shardBytes(loaded) });
    return loaded;
  };
  return { fresh: oneAfterAnother(refresh) };
}

async function catchUp(
  reading: ShardReading,
  shard: string,
  columns: Columns,
  { loaded, asOf }: Warm,
): Promise<LoadedShard> {
  // The second bound ends the reading of a burst of saves again and again that nothing followed.
  const since = Math.max(Math.min(loaded.newest, asOf) - LOOK_BACK_MS, asOf - SETTLED_MS);
  applyDeltas(loaded, await readDeltas(reading, shard, since), columns);
  return loaded;
}

/**
 * At most one refresh of a shard at a time. Who comes while one runs waits for the next, which all such callers share:
 * the running one may have read the table before they were called.
 */
function oneAfterAnother(refresh: WarmShards['fresh']): WarmShards['fresh'] {
  const running = new Map<string, Promise<LoadedShard>>();
  const waiting = new Map<string, Promise<LoadedShard>>();
  const start = (shard: string, columns: Columns): Promise<LoadedShard> => {
    const started = refresh(shard, columns).finally(() => running.delete(shard));
    running.set(shard, started);
    return started;
  };
  return (shard, columns) => {
    const before = running.get(shard);
    if (!before) return start(shard, columns);
    const shared = waiting.get(shard);
    if (shared) return shared;
    const begin = () => {
      waiting.delete(shard);
      return start(shard, columns);
    };
    const next = before.then(begin, begin);
    waiting.set(shard, next);
    return next;
  };
}
