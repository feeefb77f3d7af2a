import { type ByLocale, type Locale, textsFor } from '#shared/kernel/locale.ts';
import { swissGerman } from '#shared/kernel/swiss-german.ts';
import { da_DK } from './da-dk.ts';
import { de_DE } from './de-de.ts';
import { en_GB } from './en-gb.ts';
import { es_ES } from './es-es.ts';
import type { ExportTexts } from './export-texts.ts';
import { fr_FR } from './fr-fr.ts';
import { hr_HR } from './hr-hr.ts';
import { hu_HU } from './hu-hu.ts';
import { it_IT } from './it-it.ts';
import { lt_LT } from './lt-lt.ts';
import { nl_NL } from './nl-nl.ts';
import { ro_RO } from './ro-ro.ts';
import { sv_SE } from './sv-se.ts';

const TEXTS: ByLocale<ExportTexts> = {
  de_DE,
  de_CH: swissGerman(de_DE),
  en_GB,
  lt_LT,
  hr_HR,
  ro_RO,
  hu_HU,
  es_ES,
  sv_SE,
  nl_NL,
  da_DK,
  fr_FR,
  it_IT,
};

/** The words of every language. */
export const allExportTexts: readonly ExportTexts[] = Object.values(TEXTS);

/** Returns the words in a language, or in the first that it falls back to. */
export const exportTextsFor = (locale: Locale): ExportTexts => textsFor(TEXTS, locale);
