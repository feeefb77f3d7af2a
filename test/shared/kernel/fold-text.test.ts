import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '#shared/kernel/fold-text.ts';

test.each([
  ['Grüber', 'gruber'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Sønderborg', 'sonderborg'],
  ['Ærø', 'aero'],
  ['Århus', 'arhus'],
  ['Châtillon-en-Bœuf', 'chatillon-en-boeuf'],
  ['Đurđevac', 'durdevac'],
  ['Łódź', 'lodz'],
  ['București', 'bucuresti'],
  ['Šiauliai', 'siauliai'],
  ['ﬁnca', 'finca'],
  ['1٣', '1٣'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('composed and decomposed letters are compared as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
    }),
  );
});

test('folding what is folded changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});
