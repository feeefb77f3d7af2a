import { fallbackChain, type Locale, languageOf } from '#shared/kernel/locale.ts';
import { isWhole } from './catalogues.ts';

/**
 * Returns the locale whose language the texts of the page are in: the reader's own, unless nobody has written the texts
 * in that language yet. `lang` is told by it, for voices that read aloud (WCAG 3.1.1).
 */
export function textLocale(locale: Locale): Locale {
  const full = fallbackChain(locale).find(isWhole);
  return full === undefined || languageOf(full) === languageOf(locale) ? locale : full;
}
