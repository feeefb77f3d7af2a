import { fallbackChain, type Locale } from '#shared/kernel/locale.ts';
import { MAIL_LOCALES, type MailLocale } from '#shared/mail/mail-message.ts';
import { germanMails } from './de-de.ts';
import { englishMails } from './en-gb.ts';
import type { MailTexts } from './mail-texts.ts';

export const mailCatalogue: Readonly<Record<MailLocale, MailTexts>> = {
  de_DE: germanMails,
  en_GB: englishMails,
};

/** The language in which a reader of that locale gets mails. */
export function mailLocaleFor(locale: Locale): MailLocale {
  const isKnown = (one: Locale): one is MailLocale => MAIL_LOCALES.some((known) => known === one);
  return fallbackChain(locale).find(isKnown) ?? 'de_DE';
}
