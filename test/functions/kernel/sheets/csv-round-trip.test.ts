import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';
import { csvOf } from '#functions/kernel/sheets/write-csv.ts';

const STYLES = [
  { separator: ';', decimal: ',' },
  { separator: ',', decimal: '.' },
] as const;

/** Returns the texts of all cells below the headings. */
async function readAgain(rows: string[][], style: (typeof STYLES)[number]) {
  const { separator } = style;
  const file = Buffer.from(csvOf([['Name', 'Ort', 'Telefon'], ...rows], style));
  const read: string[][] = rows.map((row) => row.map(() => ''));
  for await (const { row, cells } of (await readSheet(file, { separator })).rows)
    cells.forEach((cell, column) => {
      const into = read[row - 2];
      if (cell && into) into[column] = cell.text;
    });
  return read;
}

test.each([
  '+49 800 1',
  '=1+2',
  '-5',
  '@x',
  '\tx',
  '\rx',
  '  =1',
  "'=1",
  "''+49",
  "'",
  "'' ",
  "'s-Hertogenbosch",
  "' -",
  "'\t",
])('the text %j comes back as it was written', async (text) => {
  for (const style of STYLES) expect(await readAgain([[text]], style)).toEqual([[text]]);
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      ' ',
      '\t',
      '\r',
      '\n',
      '"',
      ';',
      ',',
      'a',
      '\u00a0',
    ),
  }),
);

test('any text that is written is read again as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(text, text, text), { maxLength: 6 }),
      fc.constantFrom(...STYLES),
      async (rows, style) => {
        expect(await readAgain(rows, style)).toEqual(rows);
      },
    ),
  );
});
