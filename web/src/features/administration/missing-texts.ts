import type { Locale } from '#shared/kernel/locale.ts';

/** Returns how many of the needed languages a list of texts has: `14` of `18`. */
export function textsIn(texts: unknown, needed: readonly Locale[]): number {
  const languages = Array.isArray(texts) ? texts.map(langOf) : [];
  return needed.filter((locale) => languages.includes(locale)).length;
}

function langOf(text: unknown): unknown {
  return typeof text === 'object' && text !== null && 'lang' in text ? text.lang : undefined;
}
