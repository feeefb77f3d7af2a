/** Languages that write nouns with a capital letter wherever they stand. */
const LARGE_NOUNS = ['de'];

/**
 * Returns a label for the middle of a text of this language: `Heifer in calf` → `heifer in calf`, but `Färse,
 * tragend` and `F1 cross` stay.
 */
export function inSentence(label: string, language: string): string {
  if (LARGE_NOUNS.includes(language.slice(0, 2)) || !/^\p{Lu}\p{Ll}/u.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
