import { expect, test } from 'vitest';
import { makeTextTable } from '#functions/kernel/sheets/text-table.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

test('texts are found again by their number, however many and long', () => {
  const table = makeTextTable();
  const texts = [
    'a',
    '',
    '€'.repeat(100_000),
    ...Array.from({ length: 5000 }, (_, index) => `Höf ${index}`),
  ];
  for (const text of texts) table.add(text);
  expect(texts.map((_, index) => table.get(index))).toEqual(texts);
});

test('there is no text before the first, after the last or between two', () => {
  const table = makeTextTable();
  for (const text of ['a', 'b']) table.add(text);
  expect([-1, 0.5, 2, Number.NaN].map(table.get)).toEqual(Array(4).fill(undefined));
});

test('as many texts are kept as no table has more, and no more', () => {
  const table = makeTextTable();
  for (let count = 0; count < 2_000_000; count += 1) table.add('');
  expect(() => table.add('')).toThrow(sheetErrors.tooLarge.message);
});

test('texts are kept up to 48 MiB', () => {
  const table = makeTextTable();
  const text = 'a'.repeat(2 ** 20);
  for (let count = 0; count < 48; count += 1) table.add(text);
  expect(() => table.add('a')).toThrow(sheetErrors.tooLarge.message);
});
