import { foldText } from '#shared/kernel/fold-text.ts';

/**
 * The distinct texts of a column, sorted as searches sort: by folded form, then as written. The code of a text is its
 * place, counted from 1; code 0 means no value. So codes compare like texts.
 */
export type TextDictionary = {
  readonly texts: readonly string[];
  /** Returns the folded form of the text with this code; folded once, on its first use. */
  readonly folded: (code: number) => string;
  /** The code of exactly this text, 0 when it is not there. */
  readonly codeOf: (text: string) => number;
  /** Returns the place of a text among the codes: its code, or half a step below the next one. */
  readonly placeOf: (text: string) => number;
};

/** Makes the dictionary of `texts`, sorted by `compareTexts`, without repetition. */
export function makeTextDictionary(texts: readonly string[]): TextDictionary {
  const forms: string[] = [];
  const folded = (code: number): string => {
    const known = forms[code];
    if (known !== undefined) return known;
    const form = foldText(texts[code - 1] ?? '');
    forms[code] = form;
    return form;
  };
  const lowerIndex = (text: string): number => {
    const form = foldText(text);
    let low = 0;
    let high = texts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareFolded(folded(middle + 1), texts[middle] ?? '', form, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const codeOf = (text: string): number => {
    const index = lowerIndex(text);
    return texts[index] === text ? index + 1 : 0;
  };
  return { texts, folded, codeOf, placeOf: (text) => codeOf(text) || lowerIndex(text) + 0.5 };
}

/** The order of texts in searches: without case and accents first, then as written. */
export function compareTexts(a: string, b: string): number {
  return a === b ? 0 : compareFolded(foldText(a), a, foldText(b), b);
}

/** Returns the distinct texts in search order. */
export function sortedTexts(texts: Iterable<string>): string[] {
  return [...new Set(texts)]
    .map((text) => ({ text, form: foldText(text) }))
    .sort((a, b) => compareFolded(a.form, a.text, b.form, b.text))
    .map(({ text }) => text);
}

function compareFolded(formA: string, a: string, formB: string, b: string): number {
  if (formA !== formB) return formA < formB ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
