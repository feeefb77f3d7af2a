import { type ByLocale, type Locale, textsFor } from '#shared/kernel/locale.ts';
import { offerProblemsDa } from '#shared/offers/problem-texts/da-dk.ts';
import { offerProblemsDe } from '#shared/offers/problem-texts/de-de.ts';
import { offerProblemsEn } from '#shared/offers/problem-texts/en-gb.ts';
import { offerProblemsEs } from '#shared/offers/problem-texts/es-es.ts';
import { offerProblemsFr } from '#shared/offers/problem-texts/fr-fr.ts';
import { offerProblemsHr } from '#shared/offers/problem-texts/hr-hr.ts';
import { offerProblemsHu } from '#shared/offers/problem-texts/hu-hu.ts';
import { offerProblemsIt } from '#shared/offers/problem-texts/it-it.ts';
import { offerProblemsLt } from '#shared/offers/problem-texts/lt-lt.ts';
import { offerProblemsNl } from '#shared/offers/problem-texts/nl-nl.ts';
import { offerProblemsRo } from '#shared/offers/problem-texts/ro-ro.ts';
import { offerProblemsSv } from '#shared/offers/problem-texts/sv-se.ts';
import type { LineCode } from '../line-codes.ts';
import { lineTextsDa } from './da-dk.ts';
import { lineTextsDe } from './de-de.ts';
import { lineTextsEn } from './en-gb.ts';
import { lineTextsEs } from './es-es.ts';
import { lineTextsFr } from './fr-fr.ts';
import { lineTextsHr } from './hr-hr.ts';
import { lineTextsHu } from './hu-hu.ts';
import { lineTextsIt } from './it-it.ts';
import { lineTextsLt } from './lt-lt.ts';
import { lineTextsNl } from './nl-nl.ts';
import { lineTextsRo } from './ro-ro.ts';
import { lineTextsSv } from './sv-se.ts';

/** The sentences of every code. */
type AllTexts = Readonly<Record<LineCode, string>>;

const TEXTS: ByLocale<AllTexts> = {
  de_DE: { ...lineTextsDe, ...offerProblemsDe },
  en_GB: { ...lineTextsEn, ...offerProblemsEn },
  lt_LT: { ...lineTextsLt, ...offerProblemsLt },
  hr_HR: { ...lineTextsHr, ...offerProblemsHr },
  ro_RO: { ...lineTextsRo, ...offerProblemsRo },
  hu_HU: { ...lineTextsHu, ...offerProblemsHu },
  es_ES: { ...lineTextsEs, ...offerProblemsEs },
  sv_SE: { ...lineTextsSv, ...offerProblemsSv },
  nl_NL: { ...lineTextsNl, ...offerProblemsNl },
  da_DK: { ...lineTextsDa, ...offerProblemsDa },
  fr_FR: { ...lineTextsFr, ...offerProblemsFr },
  it_IT: { ...lineTextsIt, ...offerProblemsIt },
};

/** Returns the sentences in the language, or in the first that it falls back to. */
export const lineTextsFor = (locale: Locale): AllTexts => textsFor(TEXTS, locale);
