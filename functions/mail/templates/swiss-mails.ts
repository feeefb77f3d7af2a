import { inOtherWords } from '#shared/kernel/in-other-words.ts';
import type { MailTexts } from './mail-texts.ts';

/** Returns French mails with the words of Switzerland, whose law permits where that of the Union derogates. */
export const swissFrenchMails = (french: MailTexts): MailTexts =>
  inOtherWords(french, [
    [/\bLa dérogation\b/g, 'L’autorisation'],
    [/\bla dérogation\b/g, 'l’autorisation'],
    [/\bDérogation\b/g, 'Autorisation'],
    [/\babrogée\b/g, 'révoquée'],
  ]);

/** Returns Italian mails with the words of Switzerland, as `swissFrenchMails` does. */
export const swissItalianMails = (italian: MailTexts): MailTexts =>
  inOtherWords(italian, [
    [/\bLa deroga\b/g, 'L’autorizzazione'],
    [/\bla deroga\b/g, 'l’autorizzazione'],
    [/\bdella deroga\b/g, 'dell’autorizzazione'],
    [/\bderoga\b/g, 'autorizzazione'],
    [/\bDeroga\b/g, 'Autorizzazione'],
  ]);
