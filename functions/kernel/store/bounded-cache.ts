/** A memory that forgets the value unused for longest when it would grow beyond its bound. */
export type BoundedCache<V> = {
  readonly get: (key: string) => V | undefined;
  readonly set: (key: string, value: V) => void;
  readonly delete: (key: string) => void;
  readonly clear: () => void;
};

/**
 * Makes a bounded memory; `bound` is in the unit of `weightOf` (bytes, entries). A value that alone outweighs it is
 * not kept.
 */
export function makeBoundedCache<V>(
  bound: number,
  weightOf: (value: V) => number,
): BoundedCache<V> {
  const values = new Map<string, V>(); // a Map's order is that of insertion: the first is the oldest
  let weight = 0;
  const forget = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    weight -= weightOf(value);
  };
  return {
    get: (key) => {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set: (key, value) => {
      forget(key);
      values.set(key, value);
      weight += weightOf(value);
      for (const oldest of values.keys()) {
        if (weight <= bound) return;
        forget(oldest);
      }
    },
    delete: forget,
    clear: () => {
      values.clear();
      weight = 0;
    },
  };
}
