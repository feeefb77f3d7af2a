import { expect, test } from 'vitest';
import { type CsvReading, parseCsv } from '#functions/kernel/sheets/parse-csv.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

const PIECE = 64 * 1024;

/** Returns the rows of a text, and how it failed. */
async function rowsIn(text: string, reading: Partial<CsvReading> = {}) {
  const rows: (readonly string[])[] = [];
  const bytes = Buffer.from(text);
  const asked = { bytes, encoding: 'utf-8', separator: ';', passesFirst: false } as const;
  const failure = await (async () => {
    for await (const _ of parseCsv({ ...asked, ...reading }, (row) => rows.push(row)));
  })().catch((error: unknown) => error);
  return { rows, failure };
}

test('rows have cells of any number, with quotes where they stand', async () => {
  const { rows } = await rowsIn('a;"b;c"\nd"e"\n\nf;g;h');
  expect(rows).toEqual([['a', 'b;c'], ['d"e"'], [''], ['f', 'g', 'h']]);
});

test.each(['\r\n', '\n', '\r'])(
  'a row ends with each kind of line end; the first is %j',
  async (end) => {
    const { rows } = await rowsIn(`a;b${end}1;2\n3;"4\n4"\r\n5;6\r7;8\n`);
    expect(rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4\n4'],
      ['5', '6'],
      ['7', '8'],
    ]);
  },
);

test('a line end across two pieces of the file is one', async () => {
  const { rows } = await rowsIn(`a\n${'b'.repeat(PIECE - 3)}\r\nc`);
  expect(rows.map(([text = '']) => text.length)).toEqual([1, PIECE - 3, 1]);
});

test('the first line is passed over where it is no row', async () => {
  expect((await rowsIn('sep=;\na\nb', { passesFirst: true })).rows).toEqual([['a'], ['b']]);
});

test('a letter may stand across two pieces of the file', async () => {
  const text = `a${'€'.repeat(PIECE)}`;
  expect((await rowsIn(text)).rows).toEqual([[text]]);
});

test('a row is read up to a million characters, the first and any other', async () => {
  const most = 2 ** 20;
  expect((await rowsIn('a'.repeat(most))).rows).toHaveLength(1);
  expect((await rowsIn('a'.repeat(most + 1))).failure).toMatchObject(TOO_LARGE);
  // Of the piece in which a row ends, the next row has the rest.
  const second = `a\n${'b'.repeat(PIECE - 2 + most)}`;
  expect((await rowsIn(second)).rows).toHaveLength(2);
  expect((await rowsIn(`${second}b`)).failure).toMatchObject(TOO_LARGE);
});

const TOO_LARGE = { message: sheetErrors.tooLarge.message };

test('eight million cells are read, empty ones among them, and no more', async () => {
  const { rows, failure } = await rowsIn(`${`${';'.repeat(999)}\n`.repeat(8000)}a`);
  expect(rows).toHaveLength(8000);
  expect(failure).toMatchObject(TOO_LARGE);
});

test('a quote that opens the file, or a piece of it, is told with its line', async () => {
  const message = (line: number) => `Line ${line} of the file: a quote opens and never closes.`;
  expect((await rowsIn('"a')).failure).toMatchObject({ message: message(1) });
  expect((await rowsIn('\n"a')).failure).toMatchObject({ message: message(2) });
  const { failure } = await rowsIn(`a\n${'b'.repeat(PIECE - 3)};"c`);
  expect(failure).toMatchObject({ message: message(2) });
});
