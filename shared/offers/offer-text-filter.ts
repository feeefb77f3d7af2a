import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { FILTER_PART_LENGTH, FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { TEXT_WORDS } from './limits.ts';

/** The texts of an offer that a word is looked for in, in this order. */
export const TEXT_COLUMNS = [
  'offerspecification',
  'place.name',
  'place.city',
  'place.citycode',
] as const;

/**
 * Returns the condition of a search for words: each in the specification, in name, city or postcode of the place, or
 * among the names of one of `offergroupsOf` the word. Case and accents make no difference. Undefined without a word.
 */
export function offerTextFilter(
  typed: string,
  offergroupsOf: (word: string) => readonly string[] = () => [],
): AttributeFilter | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  return { $and: words.map((word) => ({ $or: placesOf(word, offergroupsOf(word)) })) };
}

function placesOf(word: string, offergroups: readonly string[]): AttributeFilter[] {
  const inTexts = TEXT_COLUMNS.map((field) => ({
    field,
    comparison: 'contains' as const,
    value: word,
  }));
  const lists = Array.from({ length: Math.ceil(offergroups.length / FILTER_VALUES) }, (_, index) =>
    offergroups.slice(index * FILTER_VALUES, (index + 1) * FILTER_VALUES),
  );
  return [
    ...inTexts,
    ...lists.map((value) => ({ field: 'offergroup', comparison: 'in' as const, value })),
  ];
}

function wordsOf(typed: string): string[] {
  const words = typed.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const whole = words
    .filter((word) => word !== '')
    .map((word) => word.slice(0, FILTER_PART_LENGTH));
  return [...new Set(whole)].slice(0, TEXT_WORDS);
}
