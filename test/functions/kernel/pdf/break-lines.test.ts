import { expect, it } from 'vitest';
import { breakLines, type Line } from '#functions/kernel/pdf/break-lines.ts';
import type { PdfText } from '#functions/kernel/pdf/pdf-content.ts';

/** Each letter is 1 wide, a bold one 2. */
const lines = (text: PdfText, width: number): readonly Line[] =>
  breakLines(text, width, (part, isBold) => part.length * (isBold ? 2 : 1));
const texts = (text: PdfText, width: number): string[] =>
  lines(text, width).map((line) => line.map((run) => run.text).join('|'));

it.each<[what: string, text: PdfText, width: number, expected: string[]]>([
  ['fits', 'one two', 7, ['one two']],
  ['breaks between words, without the space', 'one two', 6, ['one', 'two']],
  ['breaks after a hyphen', 'long-word', 6, ['long-', 'word']],
  ['keeps what a no-break space joins', 'a 10\u00A0kg', 5, ['a', '10\u00A0kg']],
  ['keeps line breaks and empty lines', 'a\n\nb', 9, ['a', '', 'b']],
  ['divides a word that is too wide', 'abcdef', 4, ['abcd', 'ef']],
  ['goes on after a divided word', 'abcdef gh', 4, ['abcd', 'ef', 'gh']],
  ['counts bold letters as wide as they are', [{ text: 'ab', isBold: true }, ' c'], 5, ['ab', 'c']],
  ['keeps runs apart', ['a ', { text: 'b', isBold: true }, ' c'], 9, ['a |b| c']],
  ['joins neighbours of one style', ['a', 'b ', 'c'], 9, ['ab c']],
  [
    'does not break within a word of two styles',
    ['one tw', { text: 'o', isBold: true }],
    7,
    ['one', 'tw|o'],
  ],
  ['gives a line for nothing', '', 9, ['']],
  ['drops the space at the end, whatever its style', [{ text: 'a', isBold: true }, ' '], 9, ['a']],
])('%s', (_, text, width, expected) => {
  expect(texts(text, width)).toEqual(expected);
});

it('tells the width of each part', () => {
  expect(lines(['ab ', { text: 'cd', isBold: true }], 9)[0]?.map(({ width }) => width)).toEqual([
    3, 4,
  ]);
});
