import { fallbackChain, type Locale } from '#shared/kernel/locale.ts';
import { de_DE } from './de-de.ts';
import { en_GB } from './en-gb.ts';
import type { ImportTexts } from './import-texts.ts';

const TEXTS: Readonly<Partial<Record<Locale, ImportTexts>>> = { de_DE, en_GB };

/** The words of every language. */
export const allImportTexts: readonly ImportTexts[] = [de_DE, en_GB];

/** Returns the words in a language, or in the first that it falls back to. */
export const importTextsFor = (language: Locale): ImportTexts =>
  fallbackChain(language).flatMap((locale) => TEXTS[locale] ?? [])[0] ?? de_DE;
