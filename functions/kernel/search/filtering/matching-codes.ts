import type { TextDictionary } from '#functions/kernel/search/packing/text-dictionary.ts';
import { type FilterLeaf, scalarsOf } from '#shared/kernel/attribute-filter.ts';
import { searchForms } from '#shared/kernel/fold-text.ts';

/** The texts that a walk compares with a set in the time of one search for a text, which is folded for it. */
const WALKED_TEXTS = 20;

/**
 * Returns by code 1 for the texts that a condition asks for; for `ne` those that it excludes. Each distinct text is
 * compared once, the rows only look up the result.
 */
export function matchingCodes(leaf: FilterLeaf, dictionary: TextDictionary): Uint8Array {
  const passing = new Uint8Array(dictionary.texts.length + 1);
  if (leaf.comparison === 'exists') return passing.fill(1, 1);
  const test = substringTest(leaf);
  if (test) {
    for (let code = 1; code < passing.length; code++) {
      if (test(dictionary.folded(code))) passing[code] = 1;
    }
    return passing;
  }
  const wanted = wantedTexts(leaf);
  if (dictionary.texts.length < WALKED_TEXTS * wanted.size) {
    dictionary.texts.forEach((text, index) => {
      if (wanted.has(text)) passing[index + 1] = 1;
    });
    return passing;
  }
  for (const text of wanted) passing[dictionary.codeOf(text)] = 1;
  passing[0] = 0;
  return passing;
}

/** Returns the test of `contains` and `startsWith` on folded text; undefined for comparisons with whole texts. */
export function substringTest(leaf: FilterLeaf): ((folded: string) => boolean) | undefined {
  const { comparison } = leaf;
  if (comparison !== 'contains' && comparison !== 'startsWith') return undefined;
  const forms = wantedForms(leaf);
  return comparison === 'contains'
    ? (folded) => forms.some((form) => folded.includes(form))
    : (folded) => forms.some((form) => folded.startsWith(form));
}

/** The texts that a condition compares with. */
export const wantedTexts = oncePerLeaf(
  (leaf): ReadonlySet<string> =>
    new Set(scalarsOf(leaf).filter((value) => typeof value === 'string')),
);
const wantedForms = oncePerLeaf((leaf): readonly string[] =>
  [...wantedTexts(leaf)].flatMap(searchForms),
);

/** Reads once for each condition, because a search asks the same condition of every segment of its shards. */
function oncePerLeaf<T>(read: (leaf: FilterLeaf) => T): (leaf: FilterLeaf) => T {
  const values = new WeakMap<FilterLeaf, T>();
  return (leaf) => {
    const before = values.get(leaf);
    if (before !== undefined) return before;
    const value = read(leaf);
    values.set(leaf, value);
    return value;
  };
}
