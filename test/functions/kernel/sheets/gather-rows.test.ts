import { expect, test } from 'vitest';
import { gatherRows } from '#functions/kernel/sheets/gather-rows.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

const text = (letters: string) => ({ kind: 'text' as const, text: letters });
const gatherer = (bounds: { maxRows?: number; maxColumns?: number } = {}) =>
  gatherRows({ maxRows: 1000, maxColumns: 100, ...bounds });

test('cells stand at the place of their column, and rows are given once', () => {
  const rows = gatherer();
  rows.add(1, text('b'));
  rows.add(2, text(''));
  rows.endRow(4);
  rows.add(0, text('a'));
  rows.endRow(5);
  expect(rows.take()).toStrictEqual([
    { row: 4, cells: [undefined, text('b')] },
    { row: 5, cells: [text('a')] },
  ]);
  expect(rows.take()).toEqual([]);
});

test('columns are counted up to the bound, empty cells beyond it are none', () => {
  const rows = gatherer({ maxColumns: 2 });
  rows.add(1, text('b'));
  rows.add(2, text(''));
  expect(() => rows.add(2, text('c'))).toThrow('The table has more than 2 columns.');
});

test('rows with content are counted up to the bound', () => {
  const rows = gatherer({ maxRows: 1 });
  rows.endRow(1);
  rows.add(0, text('a'));
  rows.endRow(2);
  rows.endRow(3);
  rows.add(0, text('b'));
  expect(() => rows.endRow(4)).toThrow('The table has more than 1 rows.');
});

test('rows without content are counted, too: as many as Excel has', () => {
  const rows = gatherer();
  for (let row = 1; row <= 1_048_576; row += 1) rows.endRow(row);
  expect(() => rows.endRow(1_048_577)).toThrow('The table has more than 1048576 rows.');
});

test('a cell holds as many characters as in Excel', () => {
  const rows = gatherer();
  rows.add(0, text('a'.repeat(32_767)));
  expect(() => rows.add(1, text('a'.repeat(32_768)))).toThrow(sheetErrors.tooLarge.message);
});

test('characters of a table are counted: as many as two files that are not packed', () => {
  const rows = gatherer();
  const cell = text('a'.repeat(2 ** 14));
  for (let row = 1; row <= 64; row += 1) {
    for (let column = 0; column < 64; column += 1) rows.add(column, cell);
    rows.endRow(row);
  }
  expect(() => rows.add(0, text('a'))).toThrow(sheetErrors.tooLarge.message);
});
