import type { Locale } from '#shared/kernel/locale.ts';
import { languageOf, textLocale } from './text-locale.ts';

/** Each language by its own name; the country stands beside it only where two would read alike. */
const AUTONYMS = {
  de_DE: 'Deutsch',
  de_AT: 'Deutsch (Österreich)',
  de_CH: 'Deutsch (Schweiz)',
  de_LU: 'Deutsch (Luxemburg)',
  da_DK: 'Dansk',
  en_GB: 'English',
  en_DE: 'English (Germany)',
  en_IE: 'English (Ireland)',
  es_ES: 'Español',
  fr_FR: 'Français',
  fr_CH: 'Français (Suisse)',
  hu_HU: 'Magyar',
  it_IT: 'Italiano',
  it_CH: 'Italiano (Svizzera)',
  nl_NL: 'Nederlands',
  ro_RO: 'Română',
  sv_SE: 'Svenska',
  hr_HR: 'Hrvatski',
  lt_LT: 'Lietuvių',
} as const satisfies Record<Locale, string>;

/**
 * Returns the name of a language among the others offered: without its country when it is the only one of its kind.
 * Where nobody has written the texts in it yet, the language that they come in stands beside it: `Dansk (English)`.
 */
export function autonymOf(locale: Locale, offered: readonly Locale[]): string {
  const siblings = offered.filter((other) => languageOf(other) === languageOf(locale));
  const name = siblings.length > 1 ? AUTONYMS[locale] : plainName(locale);
  const texts = textLocale(locale);
  return texts === locale ? name : `${name} (${plainName(texts)})`;
}

/** Returns the name of a language with its country, where several countries share it: `Deutsch (Schweiz)`. */
export const languageName = (locale: Locale): string => AUTONYMS[locale];

const plainName = (locale: Locale): string => AUTONYMS[locale].replace(/ \(.*$/, '');
