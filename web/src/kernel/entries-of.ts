/** Returns the entries of a record that is complete by its type; `Object.entries` forgets the keys' type. */
export function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): readonly [K, V][] {
  return Object.entries(record) as [K, V][];
}
