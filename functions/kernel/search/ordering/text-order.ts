import {
  compareTexts,
  type TextDictionary,
} from '#functions/kernel/search/packing/text-dictionary.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';

/** The order of texts by the alphabet of a language: in Danish `Å` comes after `Z`, in German with `A`. */
export type TextOrder = {
  readonly compare: (a: string, b: string) => number;
  /** Returns the place of each code of a dictionary, counted from 1; worked out once for a dictionary. */
  readonly places: (dictionary: TextDictionary) => Uint32Array;
  /** Returns the place of a text among those: its own, or half a step below the next one. */
  readonly placeOf: (dictionary: TextDictionary, text: string) => number;
};

const orders = new Map<Locale, TextOrder>();

/** Returns the order of a language; one that the runtime does not know sorts as Unicode proposes for all. */
export function textOrderIn(locale: Locale): TextOrder {
  const order = orders.get(locale) ?? makeOrder(locale);
  orders.set(locale, order);
  return order;
}

function makeOrder(locale: Locale): TextOrder {
  const collator = new Intl.Collator(toLanguageTag(locale));
  const compare = (a: string, b: string) => collator.compare(a, b) || compareTexts(a, b);
  const sorted = new WeakMap<TextDictionary, Sorted>();
  const sortedOf = (dictionary: TextDictionary): Sorted => {
    const known = sorted.get(dictionary) ?? sort(dictionary, compare);
    sorted.set(dictionary, known);
    return known;
  };
  return {
    compare,
    places: (dictionary) => sortedOf(dictionary).places,
    placeOf: (dictionary, text) => {
      const { texts } = sortedOf(dictionary);
      let low = 0;
      let high = texts.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (compare(texts[middle] ?? '', text) < 0) low = middle + 1;
        else high = middle;
      }
      return texts[low] === text ? low + 1 : low + 0.5;
    },
  };
}

type Sorted = { readonly texts: readonly string[]; readonly places: Uint32Array };

function sort({ texts }: TextDictionary, compare: TextOrder['compare']): Sorted {
  const codes = texts.map((_, index) => index + 1);
  const textOf = (code: number) => texts[code - 1] ?? '';
  codes.sort((a, b) => compare(textOf(a), textOf(b)));
  const places = new Uint32Array(texts.length + 1);
  for (const [index, code] of codes.entries()) places[code] = index + 1;
  return { texts: codes.map(textOf), places };
}
