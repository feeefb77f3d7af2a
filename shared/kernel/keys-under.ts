/** Returns the texts under keys with a prefix: `{ a: 'x' }` is `{ 'hint.a': 'x' }`. */
export function keysUnder<P extends string, K extends string>(
  prefix: P,
  texts: Readonly<Record<K, string>>,
): Readonly<Record<`${P}${K}`, string>> {
  const entries = Object.entries<string>(texts);
  // Object.fromEntries loses the key type that the mapped return type restores.
  return Object.fromEntries(entries.map(([key, text]) => [prefix + key, text])) as never;
}
