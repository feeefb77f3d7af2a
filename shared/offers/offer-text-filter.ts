import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { FILTER_PART_LENGTH, FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { TEXT_WORDS } from './limits.ts';
import type { BreedSearch, NamedByWord } from './make-breed-search.ts';

/** The texts of an offer that a word is looked for in, in this order. */
export const TEXT_COLUMNS = [
  'offerspecification',
  'place.name',
  'place.city',
  'place.citycode',
] as const;

/** The columns with ids of what a word may name, in this order. */
export const NAMED_COLUMNS = ['offergroup', 'offerspecification'] as const;

/**
 * Returns the condition of a search for words: each in the specification, in name, city or postcode of the place, or
 * in a name that `named` finds. Case and accents make no difference. Undefined without a word.
 */
export function offerTextFilter(typed: string, named?: BreedSearch): AttributeFilter | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  return { $and: words.map((word) => ({ $or: placesOf(word, named?.(word)) })) };
}

function placesOf(word: string, named: NamedByWord | undefined): AttributeFilter[] {
  const inTexts = TEXT_COLUMNS.map((field) => ({
    field,
    comparison: 'contains' as const,
    value: word,
  }));
  const inNames = NAMED_COLUMNS.flatMap((field) =>
    inPortions(named?.[field] ?? []).map((value) => ({
      field,
      comparison: 'in' as const,
      value,
    })),
  );
  return [...inTexts, ...inNames];
}

const inPortions = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / FILTER_VALUES) }, (_, index) =>
    ids.slice(index * FILTER_VALUES, (index + 1) * FILTER_VALUES),
  );

function wordsOf(typed: string): string[] {
  const words = typed.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
  const whole = words
    .filter((word) => word !== '')
    .map((word) => word.slice(0, FILTER_PART_LENGTH));
  return [...new Set(whole)].slice(0, TEXT_WORDS);
}
