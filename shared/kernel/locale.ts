import * as z from 'zod';

/** UI locales of specification section 1, written as in data and API (`de_DE`). `lt_LT` is added by the catalogues seen. */
export const LOCALES = [
  'de_DE',
  'de_AT',
  'de_CH',
  'de_LU',
  'da_DK',
  'en_GB',
  'en_DE',
  'en_IE',
  'es_ES',
  'fr_FR',
  'fr_CH',
  'hu_HU',
  'it_IT',
  'it_CH',
  'nl_NL',
  'ro_RO',
  'sv_SE',
  'hr_HR',
  'lt_LT',
] as const;
export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

export const DEFAULT_LOCALE: Locale = 'de_DE';

const FALLBACK = {
  de_DE: null,
  de_AT: 'de_DE',
  de_CH: 'de_DE',
  de_LU: 'de_DE',
  fr_FR: 'de_DE',
  fr_CH: 'fr_FR',
  it_IT: 'de_DE',
  it_CH: 'it_IT',
  en_GB: 'de_DE',
  en_IE: 'en_GB',
  en_DE: 'en_GB',
  da_DK: 'en_GB',
  es_ES: 'en_GB',
  hu_HU: 'en_GB',
  nl_NL: 'en_GB',
  ro_RO: 'en_GB',
  sv_SE: 'en_GB',
  hr_HR: 'en_GB',
  lt_LT: 'en_GB',
} as const satisfies Record<Locale, Locale | null>;

/** Returns the locales to try for a text, best first; the default locale is always the last. */
export function fallbackChain(locale: Locale): Locale[] {
  const chain: Locale[] = [];
  for (let next: Locale | null = locale; next !== null; next = FALLBACK[next]) chain.push(next);
  return chain;
}

/** Texts by locale: German, and each other that somebody has written. */
export type ByLocale<T> = Readonly<Partial<Record<Locale, T>>> & { readonly de_DE: T };

/** Returns the texts of a locale, or of the first that it falls back to. */
export const textsFor = <T>(texts: ByLocale<T>, locale: Locale): T =>
  fallbackChain(locale).flatMap((other) => texts[other] ?? [])[0] ?? texts.de_DE;

export const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** Returns the locales of the same language to try for a text, best first: `de_AT` → `de_AT`, `de_DE`. */
export const ownLanguageChain = (locale: Locale): Locale[] =>
  fallbackChain(locale).filter((other) => languageOf(other) === languageOf(locale));

/** Returns the BCP 47 tag of a locale, for `Intl` and `lang=`: `de_DE` → `de-DE`. Nothing else makes tags. */
export function toLanguageTag(locale: Locale): string {
  return locale.replace('_', '-');
}
