import { useState } from 'react';
import type { Locale } from '#shared/kernel/locale.ts';

type InLanguage = { readonly lang: Locale };

/**
 * Keeps the languages that a form began with: a text that is emptied keeps its field, and its place when it is typed
 * again.
 */
export function useTextOrder(texts: readonly InLanguage[]) {
  const [begun] = useState(() => texts.map(({ lang }) => lang));
  const placeOf = ({ lang }: InLanguage) => [...begun, lang].indexOf(lang);
  return {
    begun,
    /** Returns the texts with that of one language in its place; a new language is the last. */
    put: <T extends InLanguage>(others: readonly T[], text: T): T[] =>
      [...others, text].toSorted((a, b) => placeOf(a) - placeOf(b)),
  };
}
