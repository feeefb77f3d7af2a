/** Returns one field of each record under a key with a prefix: `{ a: { hint: 'x' } }` is `{ 'hint.a': 'x' }`. */
export function fieldUnder<P extends string, K extends string, F extends string>(
  prefix: P,
  records: Readonly<Record<K, Readonly<Record<F, string>>>>,
  field: F,
): Readonly<Record<`${P}${K}`, string>> {
  const entries = Object.entries<Readonly<Record<F, string>>>(records);
  // Object.fromEntries loses the key type that the mapped return type restores.
  return Object.fromEntries(entries.map(([key, record]) => [prefix + key, record[field]])) as never;
}
