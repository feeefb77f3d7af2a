import { inOtherWords } from '#shared/kernel/in-other-words.ts';
import type { MailTexts } from './mail-texts.ts';

/** Returns French mails with the words of Switzerland, whose law permits where that of the Union derogates. */
export const swissFrenchMails = (french: MailTexts): MailTexts =>
  inOtherWords(french, [
    [/\b([Ll])a dérogation\b/g, '$1’autorisation'],
    [/\bDérogation\b/g, 'Autorisation'],
    [/\babrogée\b/g, 'révoquée'],
  ]);

/** Returns Italian mails with the words of Switzerland, as `swissFrenchMails` does. */
export const swissItalianMails = (italian: MailTexts): MailTexts =>
  inOtherWords(italian, [
    [/\b([Ll]|dell)a deroga\b/g, '$1’autorizzazione'],
    [/\bderoga\b/g, 'autorizzazione'],
    [/\bDeroga\b/g, 'Autorizzazione'],
  ]);
