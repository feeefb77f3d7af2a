import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Labels } from '#shared/kernel/label.ts';
import { LOCALES, type Locale, languageOf, ownLanguageChain } from '#shared/kernel/locale.ts';
import { swissGerman } from '#shared/kernel/swiss-german.ts';

/** A text of the demo data in German and, where it differs or is known, in English; `words/<locale>.json` has the other languages. */
export type Texts = { readonly de: string; readonly en?: string };

export const text = (de: string, en?: string): Texts => (en === undefined ? { de } : { de, en });

/** Returns the files of a folder that are named by a locale, in the order of the product's locales. */
export function writtenIn(
  folder: string,
  ending: string,
): { readonly lang: Locale; readonly path: string }[] {
  const names = new Set(readdirSync(folder));
  return LOCALES.filter((lang) => names.has(`${lang}${ending}`)).map((lang) => ({
    lang,
    path: join(folder, `${lang}${ending}`),
  }));
}

const Words = z.record(z.string(), z.string());
/** Returns the words of each further language in a folder, by the German ones. */
const wordsIn = (folder: string) =>
  writtenIn(join(import.meta.dirname, folder), '.json').map(({ lang, path }) => ({
    lang,
    words: Words.parse(JSON.parse(readFileSync(path, 'utf8'))),
  }));
const WORDS = wordsIn('words');
const OWN_WORDS = new Map(wordsIn('own-words').map(({ lang, words }) => [lang, words]));

/** Returns a text in every language that has it. */
export function labelsOf({ de, en }: Texts): Labels {
  const labels = new Map<Locale, string>([['de_DE', de]]);
  const swiss = swissGerman(de);
  if (swiss !== de) labels.set('de_CH', swiss);
  if (en !== undefined) labels.set('en_GB', en);
  for (const { lang, words } of WORDS) {
    const label = words[de];
    if (label !== undefined) labels.set(lang, label);
  }
  return [...labels].map(([lang, label]) => ({ lang, label }));
}

/** Returns the name of a breed: a language without a word for it says the German name, not an English translation. */
export function nameLabelsOf(name: Texts): Labels {
  const labels = labelsOf(name);
  const without = WORDS.filter(
    ({ lang }) => languageOf(lang) !== 'de' && !labels.some((label) => label.lang === lang),
  );
  return [...labels, ...without.map(({ lang }) => ({ lang, label: name.de }))];
}

type Speaking = { readonly languages: readonly Locale[] };
type Said = string | number | boolean | null | string[];

/**
 * Returns what somebody in a country wrote into a field, in the first language of the country: people write such texts
 * once, for all readers. What nobody writes in words, as a number or an option, stays.
 */
export function inOwnWords(country: Speaking, said: string): string;
export function inOwnWords(country: Speaking, said: Said): Said;
export function inOwnWords({ languages: [locale] }: Speaking, said: Said): Said {
  const chain = locale === undefined ? [] : ownLanguageChain(locale);
  const inWords = (text: string) =>
    chain.map((lang) => OWN_WORDS.get(lang)?.[text]).find((word) => word !== undefined) ?? text;
  if (typeof said === 'string') return inWords(said);
  return Array.isArray(said) ? said.map(inWords) : said;
}
