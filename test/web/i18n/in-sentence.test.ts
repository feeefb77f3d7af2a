import { expect, test } from 'vitest';
import { inSentence } from '#web/i18n/in-sentence.ts';

test('a label in the middle of a text begins small, except where a language writes nouns large', () => {
  expect(inSentence('Heifer in calf', 'en_GB')).toBe('heifer in calf');
  expect(inSentence('Génisse pleine', 'fr_CH')).toBe('génisse pleine');
  expect(inSentence('Färse, tragend', 'de_AT')).toBe('Färse, tragend');
});

test('abbreviations, numbers and nothing stay as they are', () => {
  expect(['F1 cross', 'XL', '6 months', ''].map((text) => inSentence(text, 'en_GB'))).toEqual([
    'F1 cross',
    'XL',
    '6 months',
    '',
  ]);
});
