/** Returns a record with a value for each of these keys. */
export function recordOf<K extends string, V>(
  keys: readonly K[],
  make: (key: K) => V,
): Readonly<Record<K, V>> {
  // Object.fromEntries loses the key type that the return type restores.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as never;
}
