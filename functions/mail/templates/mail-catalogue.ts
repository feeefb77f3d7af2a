import { keysOf } from '#shared/kernel/keys-of.ts';
import { type ByLocale, fallbackChain, type Locale, textsFor } from '#shared/kernel/locale.ts';
import { swissGerman } from '#shared/kernel/swiss-german.ts';
import type { MailTemplateName } from '#shared/mail/mail-message.ts';
import type { MailText, MailTexts } from './mail-texts.ts';
import { swissFrenchMails, swissItalianMails } from './swiss-mails.ts';

/** The built-in texts of each language. A process loads those that its readers need. */
const TEXTS: ByLocale<() => Promise<MailTexts>> = {
  de_DE: async () => (await import('./de-de.ts')).germanMails,
  de_CH: async () => swissMails('de_CH', (await import('./de-de.ts')).germanMails, swissGerman),
  fr_CH: async () =>
    swissMails('fr_CH', (await import('./fr-fr.ts')).frenchMails, swissFrenchMails),
  it_CH: async () =>
    swissMails('it_CH', (await import('./it-it.ts')).italianMails, swissItalianMails),
  en_GB: async () => (await import('./en-gb.ts')).englishMails,
  lt_LT: async () => (await import('./lt-lt.ts')).lithuanianMails,
  hr_HR: async () => (await import('./hr-hr.ts')).croatianMails,
  ro_RO: async () => (await import('./ro-ro.ts')).romanianMails,
  hu_HU: async () => (await import('./hu-hu.ts')).hungarianMails,
  es_ES: async () => (await import('./es-es.ts')).spanishMails,
  sv_SE: async () => (await import('./sv-se.ts')).swedishMails,
  nl_NL: async () => (await import('./nl-nl.ts')).dutchMails,
  da_DK: async () => (await import('./da-dk.ts')).danishMails,
  fr_FR: async () => (await import('./fr-fr.ts')).frenchMails,
  it_IT: async () => (await import('./it-it.ts')).italianMails,
};

const swiss = new Map<Locale, MailTexts>();
function swissMails(
  locale: Locale,
  texts: MailTexts,
  inWords: (texts: MailTexts) => MailTexts,
): MailTexts {
  const mails = swiss.get(locale) ?? inWords(texts);
  swiss.set(locale, mails);
  return mails;
}

/** The languages that have built-in texts. */
export const MAIL_LOCALES: readonly Locale[] = keysOf(TEXTS);

/** Returns the language of the built-in texts for a reader of that locale. */
export const mailLocaleFor = (locale: Locale): Locale =>
  fallbackChain(locale).find((other) => TEXTS[other] !== undefined) ?? 'de_DE';

/** Returns the built-in texts for a reader of that locale. */
export const mailTextsIn = (locale: Locale): Promise<MailTexts> => textsFor(TEXTS, locale)();

/** Returns the built-in text in exactly that language, undefined when there is none. */
export const builtInText = async (
  name: MailTemplateName,
  locale: Locale,
): Promise<MailText | undefined> => (await TEXTS[locale]?.())?.mails[name];
