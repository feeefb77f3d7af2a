import { languages, whole } from 'virtual:texts';
import { DEFAULT_LOCALE, fallbackChain, type Locale, languageOf } from '#shared/kernel/locale.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import type { Part } from './parts.ts';
import type { Catalogue } from './texts.ts';

/** Tells whether every message of the product is there in the language of a locale. */
export const isWhole = (locale: Locale): boolean => whole.includes(locale);

/** Returns the languages of a country that its site offers: those that are whole; all while none is. */
export function offeredLanguages(languages: readonly Locale[]): Locale[] {
  const offered = languages.filter(isWhole);
  return offered.length > 0 ? offered : [...languages];
}

/** Returns the locales whose messages a reader of this one meets, best first: those of its chain, up to the first language that is whole. */
export function messageChain(locale: Locale): Locale[] {
  const chain = fallbackChain(locale);
  const language = languageOf(chain.find(isWhole) ?? DEFAULT_LOCALE);
  return chain.slice(0, chain.findLastIndex((locale) => languageOf(locale) === language) + 1);
}

/** Resolves to the messages of a part in exactly that locale; to none where nobody has written them. */
export async function loadCatalogue(locale: Locale, part: Part): Promise<Catalogue> {
  const parts = await languages[locale]?.();
  return { locale, messages: { ...(await parts?.[part]?.()) } };
}

/** Resolves to the names of all parts: German has each. */
export async function allParts(): Promise<Part[]> {
  return entriesOf(await languages.de_DE()).map(([part]) => part);
}
