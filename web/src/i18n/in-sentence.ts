import type { Locale } from '#shared/kernel/locale.ts';

/** German writes its nouns large wherever they stand. */
const LARGE_NOUNS = ['de'];

/** A label in the middle of a text: `Heifer in calf` → `heifer in calf`, but `Färse, tragend` and `F1 cross` stay. */
export function inSentence(label: string, locale: Locale): string {
  if (LARGE_NOUNS.includes(locale.slice(0, 2)) || !/^\p{Lu}\p{Ll}/u.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
