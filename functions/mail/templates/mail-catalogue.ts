import { type ByLocale, fallbackChain, type Locale, textsFor } from '#shared/kernel/locale.ts';
import { swissGerman } from '#shared/kernel/swiss-german.ts';
import type { MailTemplateName } from '#shared/mail/mail-message.ts';
import { danishMails } from './da-dk.ts';
import { germanMails } from './de-de.ts';
import { englishMails } from './en-gb.ts';
import { spanishMails } from './es-es.ts';
import { frenchMails } from './fr-fr.ts';
import { croatianMails } from './hr-hr.ts';
import { hungarianMails } from './hu-hu.ts';
import { italianMails } from './it-it.ts';
import { lithuanianMails } from './lt-lt.ts';
import type { MailText, MailTexts } from './mail-texts.ts';
import { dutchMails } from './nl-nl.ts';
import { romanianMails } from './ro-ro.ts';
import { swedishMails } from './sv-se.ts';

export const mailCatalogue: ByLocale<MailTexts> = {
  de_DE: germanMails,
  de_CH: swissGerman(germanMails),
  en_GB: englishMails,
  lt_LT: lithuanianMails,
  hr_HR: croatianMails,
  ro_RO: romanianMails,
  hu_HU: hungarianMails,
  es_ES: spanishMails,
  sv_SE: swedishMails,
  nl_NL: dutchMails,
  da_DK: danishMails,
  fr_FR: frenchMails,
  it_IT: italianMails,
};

/** Returns the language of the built-in texts for a reader of that locale. */
export const mailLocaleFor = (locale: Locale): Locale =>
  fallbackChain(locale).find((other) => mailCatalogue[other] !== undefined) ?? 'de_DE';

/** Returns the built-in texts for a reader of that locale. */
export const mailTextsIn = (locale: Locale): MailTexts => textsFor(mailCatalogue, locale);

/** Returns the built-in text in exactly that language, undefined when there is none. */
export const builtInText = (name: MailTemplateName, locale: Locale): MailText | undefined =>
  mailCatalogue[locale]?.mails[name];
