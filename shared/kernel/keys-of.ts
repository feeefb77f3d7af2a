/** Returns the keys of a record that has no others than its type tells. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  // Object.keys loses the key type that the return type restores.
  Object.keys(record) as K[];
