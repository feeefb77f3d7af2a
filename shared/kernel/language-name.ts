import type { Locale } from './locale.ts';

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

/** Returns the name of a language with its country, where several countries share it: `Deutsch (Schweiz)`. */
export const languageName = (locale: Locale): string => AUTONYMS[locale];
