import { makeBoundedCache } from '#functions/kernel/store/bounded-cache.ts';
import { applyDeltas, forgetTombstones, type LoadedShard, timeOfDelta } from './loaded-shard.ts';
import { readShard, type ShardReading } from './read-shard.ts';
import { renewDeltas } from './renew-rows.ts';
import { shardBytes } from './shard-bytes.ts';
import { readDeltas } from './shard-deltas.ts';
import type { ShardLayout } from './shard-layout.ts';
import { readManifest } from './shard-manifest.ts';
import {
  GUEST_LAG_MS,
  LOOK_BACK_MS,
  OUTDATED_SHARD_TTL_MS,
  SETTLED_MS,
  TOMBSTONE_MS,
  WARM_SHARD_CHECK_MS,
  WARM_SHARD_TTL_MS,
} from './shard-timing.ts';

/** The shards in memory. */
export type WarmShards = {
  /** The shard with every save that was acknowledged before the call. Read it before anything else is awaited. */
  readonly fresh: Read;
  /** The same, but it may lack what other processes saved within the last `GUEST_LAG_MS`. */
  readonly recent: Read;
};

type Read = (shard: string, layout: ShardLayout) => Promise<LoadedShard>;

type Warm = {
  readonly loaded: LoadedShard;
  /** The milliseconds when the last reading of deltas began. */
  readonly asOf: number;
  /** The milliseconds when the shard was read from its generation. */
  readonly readAt: number;
  /** The milliseconds when the shard was last compared with the manifest. */
  readonly checkedAt: number;
  /** The layers that `bytes` counts: a delta makes others. */
  readonly layers: LoadedShard['layers'];
  readonly bytes: number;
};

/** Keeps the shards used last, within `memoryBytes` altogether. */
export function makeWarmShards(
  reading: ShardReading & {
    /** Returns the milliseconds when this process last saved. */
    readonly savedAt: () => number;
  },
  memoryBytes: number,
): WarmShards {
  const cache = makeBoundedCache<Warm>(memoryBytes, ({ bytes }) => bytes);
  const refresh = async (shard: string, layout: ShardLayout): Promise<LoadedShard> => {
    const asOf = reading.clock.now().getTime();
    const warm = cache.get(shard);
    const fresh = warm && isFresh(warm, asOf) ? warm : undefined;
    const isDue = fresh !== undefined && fresh.checkedAt <= asOf - WARM_SHARD_CHECK_MS;
    const caughtUp = fresh && (await catchUp(reading, shard, layout, { ...fresh, isDue }));
    const loaded = caughtUp ?? (await readShard(reading, shard, layout));
    const kept = caughtUp && fresh;
    forgetTombstones(loaded, asOf - TOMBSTONE_MS);
    cache.set(shard, {
      loaded,
      asOf,
      layers: loaded.layers,
      bytes: kept && kept.layers === loaded.layers ? kept.bytes : shardBytes(loaded),
      readAt: kept?.readAt ?? asOf,
      checkedAt: isDue ? asOf : (kept?.checkedAt ?? asOf),
    });
    return loaded;
  };
  const fresh = oneAfterAnother(refresh);
  const recent: Read = async (shard, layout) => {
    const now = reading.clock.now().getTime();
    const warm = cache.get(shard);
    if (!warm || warm.asOf <= Math.max(now - GUEST_LAG_MS, reading.savedAt())) {
      return fresh(shard, layout);
    }
    // A clock that was set back, or stands still, says nothing of the age.
    return warm.asOf < now ? warm.loaded : fresh(shard, layout);
  };
  return { fresh, recent };
}

function isFresh({ loaded, asOf, readAt }: Warm, now: number): boolean {
  if (loaded.isOutdated && readAt <= now - OUTDATED_SHARD_TTL_MS) return false;
  return asOf > now - WARM_SHARD_TTL_MS;
}

type Checking = Pick<Warm, 'loaded' | 'asOf'> & { readonly isDue: boolean };

/**
 * Returns the shard with the later deltas; undefined when the table is behind the memory, because it was restored to
 * an earlier time: then the memory of the shard is dropped.
 */
async function catchUp(
  reading: ShardReading,
  shard: string,
  layout: ShardLayout,
  { loaded, asOf, isDue }: Checking,
): Promise<LoadedShard | undefined> {
  const manifest = isDue ? await readManifest(reading, shard) : undefined;
  if (manifest && manifest.version < (loaded.version ?? 0)) return undefined;
  const last = Math.min(loaded.newest, asOf) - LOOK_BACK_MS;
  const isNewestFolded = manifest === undefined || manifest.watermark > loaded.newest;
  // The second bound ends the reading of a burst of saves again and again that nothing followed.
  const since = isNewestFolded ? Math.max(last, asOf - SETTLED_MS) : last;
  const { newestDelta, merged } = loaded;
  const { keys, deltas } = await readDeltas(reading, shard, since, merged);
  if (newestDelta !== undefined && timeOfDelta({ sk: newestDelta }) >= since) {
    if (!keys.has(newestDelta)) return undefined;
  }
  if (deltas.length > 0) {
    applyDeltas(loaded, await renewDeltas(reading, layout, deltas), layout.columns);
  }
  loaded.merged = keys;
  return loaded;
}

/**
 * Runs one refresh of a shard at a time. A caller that comes while a refresh runs waits for the next one, together with
 * all other waiting callers: the running refresh may have read the table before they came.
 */
function oneAfterAnother(refresh: Read): Read {
  const running = new Map<string, Promise<LoadedShard>>();
  const waiting = new Map<string, Promise<LoadedShard>>();
  const start = (shard: string, layout: ShardLayout): Promise<LoadedShard> => {
    const started = refresh(shard, layout).finally(() => running.delete(shard));
    running.set(shard, started);
    return started;
  };
  return (shard, layout) => {
    const before = running.get(shard);
    if (!before) return start(shard, layout);
    const shared = waiting.get(shard);
    if (shared) return shared;
    const begin = () => {
      waiting.delete(shard);
      return start(shard, layout);
    };
    const next = before.then(begin, begin);
    waiting.set(shard, next);
    return next;
  };
}
