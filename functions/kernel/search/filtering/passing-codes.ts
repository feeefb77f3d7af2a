import type { TextDictionary } from '#functions/kernel/search/packing/text-dictionary.ts';
import { type FilterLeaf, Scalar } from '#shared/kernel/attribute-filter.ts';
import { foldText } from '#shared/kernel/fold-text.ts';

const Scalars = Scalar.array();
/** Looking for one text, which is folded for it, takes as long as walking over so many and asking a set of each. */
const WALKED_TEXTS = 20;

/**
 * By code, 1 for the texts that a condition asks for; for `ne` those that it excludes. Each distinct text is compared
 * once, the rows only look up the result.
 */
export function passingCodes(leaf: FilterLeaf, dictionary: TextDictionary): Uint8Array {
  const passing = new Uint8Array(dictionary.texts.length + 1);
  if (leaf.comparison === 'exists') return passing.fill(1, 1);
  const test = partTest(leaf);
  if (test) {
    for (let code = 1; code < passing.length; code++) {
      if (test(dictionary.folded(code))) passing[code] = 1;
    }
    return passing;
  }
  const wanted = wantedTexts(leaf);
  if (dictionary.texts.length < WALKED_TEXTS * wanted.length) {
    const asked = new Set(wanted);
    dictionary.texts.forEach((text, index) => {
      if (asked.has(text)) passing[index + 1] = 1;
    });
    return passing;
  }
  for (const text of wanted) passing[dictionary.codeOf(text)] = 1;
  passing[0] = 0;
  return passing;
}

/** `contains` and `startsWith` on folded text; undefined for comparisons with whole texts. */
export function partTest(leaf: FilterLeaf): ((folded: string) => boolean) | undefined {
  const { comparison } = leaf;
  if (comparison !== 'contains' && comparison !== 'startsWith') return undefined;
  const forms = wantedTexts(leaf).map(foldText);
  return comparison === 'contains'
    ? (folded) => forms.some((form) => folded.includes(form))
    : (folded) => forms.some((form) => folded.startsWith(form));
}

export function wantedTexts({ value }: FilterLeaf): string[] {
  return Scalars.parse(Array.isArray(value) ? value : [value]).filter(
    (one) => typeof one === 'string',
  );
}
