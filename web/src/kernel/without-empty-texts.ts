/** Returns typed texts without spaces around; empty fields are left out. */
export function withoutEmptyTexts<K extends string>(
  texts: Readonly<Record<K, string>>,
): { [N in K]?: string } {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, text.trim()]);
  // Object.fromEntries loses the key type that the return type restores.
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as { [N in K]?: string };
}
