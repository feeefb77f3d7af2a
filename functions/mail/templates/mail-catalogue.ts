import { fallbackChain, type Locale } from '#shared/kernel/locale.ts';
import { MAIL_LOCALES, type MailLocale, type MailTemplateName } from '#shared/mail/mail-message.ts';
import { germanMails } from './de-de.ts';
import { englishMails } from './en-gb.ts';
import type { MailText, MailTexts } from './mail-texts.ts';

export const mailCatalogue: Readonly<Record<MailLocale, MailTexts>> = {
  de_DE: germanMails,
  en_GB: englishMails,
};

const isMailLocale = (locale: Locale): locale is MailLocale =>
  MAIL_LOCALES.some((known) => known === locale);

/** Returns the language of the built-in texts for a reader of that locale. */
export function mailLocaleFor(locale: Locale): MailLocale {
  return fallbackChain(locale).find(isMailLocale) ?? 'de_DE';
}

/** Returns the built-in text in exactly that language, undefined when there is none. */
export function builtInText(name: MailTemplateName, locale: Locale): MailText | undefined {
  return isMailLocale(locale) ? mailCatalogue[locale].mails[name] : undefined;
}
