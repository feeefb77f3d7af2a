import { inOtherWords, type OtherWords } from './in-other-words.ts';

const AFTER_EIN = '(?:ander|begonnen|eigen|entschieden|früher|gesendet|neu|offen|weiter)';

/** The words that Switzerland has another one for, with the articles and endings before a word of another gender. */
const WORDS: OtherWords = [
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
  [/genehmig/g, 'bewillig'],
  [/Genehmig/g, 'Bewillig'],
  [
    new RegExp(`([Ee]in|[Kk]ein|Ihr|ihr|sein)(?:en)? (${AFTER_EIN})e[rn] Antrag\\b`, 'g'),
    '$1 $2es Gesuch',
  ],
  [new RegExp(`\\b([Dd])e[rn] (${AFTER_EIN}e)n? Antrag\\b`, 'g'), '$1as $2 Gesuch'],
  [/\b([Dd])e[rn] Antrag\b/g, '$1as Gesuch'],
  [/\b([Ee]in|[Kk]ein|Ihr|ihr|[Ss]ein)en Antrag\b/g, '$1 Gesuch'],
  [
    new RegExp(`\\b([Dd]ies|[Jj]ed|[Ww]elch|${AFTER_EIN}|Neu|Offen)e[rn] Antrag\\b`, 'g'),
    '$1es Gesuch',
  ],
  [/Antr[aä]g/g, 'Gesuch'],
  [/(?<![Bb]e)antr[aä]g/g, 'gesuch'],
];

/**
 * Returns German texts as Switzerland writes them: with ss, with «», and in its own words for an application (Gesuch) and a
 * permission (Bewilligung).
 */
export const swissGerman = <T>(texts: T): T => inOtherWords(texts, WORDS);
