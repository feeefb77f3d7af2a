import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Clock } from './ports/clock.ts';
import { makeBoundedCache } from './store/bounded-cache.ts';

/** A memory of recently loaded values. */
export type ExpiringCache<V> = {
  /**
   * Returns the value kept for the key, or loads it; callers at the same time share one load, a failed one is
   * forgotten.
   */
  readonly get: (key: string, load: () => Promise<V>) => Promise<V>;
};

type Kept<V> = { readonly value: Promise<V>; readonly until: number };

/** Keeps at most `entries` values, each for `seconds`. */
export function makeExpiringCache<V>(options: {
  readonly seconds: number;
  readonly entries: number;
  readonly clock: Clock;
}): ExpiringCache<V> {
  const kept = makeBoundedCache<Kept<V>>(options.entries, () => 1);
  return {
    get: (key, load) => {
      const now = options.clock.now().getTime();
      const old = kept.get(key);
      if (old && now < old.until) return old.value;
      const value = load();
      const entry = { value, until: now + options.seconds * SECOND_MS };
      kept.set(key, entry);
      value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return value;
    },
  };
}

/**
 * Returns a memory for each owner (a store, a search, a bucket) that lives as long as the owner, so that a process
 * keeps its values from call to call and every test begins with none.
 */
export function expiringCachePer<O extends object, V>(bounds: {
  readonly seconds: number;
  readonly entries: number;
}): (owner: O, clock: Clock) => ExpiringCache<V> {
  const caches = new WeakMap<O, ExpiringCache<V>>();
  return (owner, clock) => {
    const cache = caches.get(owner) ?? makeExpiringCache<V>({ ...bounds, clock });
    caches.set(owner, cache);
    return cache;
  };
}
