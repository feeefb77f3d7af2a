import { type ByLocale, type Locale, textsFor } from '#shared/kernel/locale.ts';
import { swissSpelling } from '#shared/kernel/swiss-spelling.ts';
import { da_DK } from './da-dk.ts';
import { de_DE } from './de-de.ts';
import { en_GB } from './en-gb.ts';
import { fr_FR } from './fr-fr.ts';
import type { ImportTexts } from './import-texts.ts';
import { it_IT } from './it-it.ts';

const TEXTS: ByLocale<ImportTexts> = {
  de_DE,
  de_CH: swissSpelling(de_DE),
  en_GB,
  da_DK,
  fr_FR,
  it_IT,
};

/** The words of every language. */
export const allImportTexts: readonly ImportTexts[] = Object.values(TEXTS);

/** Returns the words in a language, or in the first that it falls back to. */
export const importTextsFor = (locale: Locale): ImportTexts => textsFor(TEXTS, locale);
