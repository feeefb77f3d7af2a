import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openZip } from '#functions/kernel/sheets/open-zip.ts';
import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';
import { attributeOf } from '#functions/kernel/sheets/scan-xml.ts';
import { addRows, beginXlsx, endXlsx, XlsxState } from '#functions/kernel/sheets/write-xlsx.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { sized } from '#test/support/campaign.ts';

type Cells = readonly (SheetCell | undefined)[];

const gathered = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
};

/** Writes a file row by row; each step goes on from the state that `carry` makes of the one before. */
function written(
  rows: readonly Cells[],
  { name = 'Kunden', carry = (state: XlsxState) => state } = {},
): Buffer {
  const columns = ['Müller & Co', 'b', 'c'].map((heading) => ({ heading, width: 20 }));
  let { bytes, state } = beginXlsx({ name, columns });
  const pieces = [bytes];
  for (const row of rows) {
    ({ bytes, state } = addRows(carry(state), [row]));
    pieces.push(bytes);
  }
  return Buffer.concat([...pieces, endXlsx(carry(state))]);
}

const day = fc
  .integer({ min: 1, max: 60_000 })
  .map((days) => new Date(Date.UTC(1900, 2, days)).toISOString().slice(0, 10));
const clock = fc
  .integer({ min: 0, max: 86_399 })
  .map((seconds) => new Date(seconds * 1000).toISOString().slice(11, 19).replace(/:00$/, ''))
  .filter((text) => text.length > 2);
const number = fc.oneof(
  fc.integer().map(String),
  fc.integer({ min: -1e9, max: 1e9 }).map((value) => String(value / 100)),
);
const cell: fc.Arbitrary<SheetCell | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({
    kind: fc.constant('text' as const),
    text: fc.string({ unit: 'binary', minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('text' as const),
    text: fc.constantFrom('=1+1', '+4', '-a', '@x', '\tx', '\rx', '_x0041_', '0012345'),
  }),
  fc.record({ kind: fc.constant('number' as const), text: number }),
  fc.record({ kind: fc.constant('truth' as const), text: fc.constantFrom('true', 'false') }),
  fc.record({ kind: fc.constant('day' as const), text: day }),
  fc.record({ kind: fc.constant('time' as const), text: clock }),
);

test('rows that are written are read again as they were', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 12 }),
      async (rows) => {
        const source = await readSheet(written(rows));
        const [, ...read] = await gathered(source.rows);
        const withContent = rows.flatMap((cells, at) => {
          const last = cells.findLastIndex((value) => value !== undefined);
          return last < 0 ? [] : [{ row: at + 2, cells: cells.slice(0, last + 1) }];
        });
        expect(read).toEqual(withContent);
      },
    ),
    { numRuns: sized(150) },
  );
});

test('what is no number is written as text, whatever its cell says', async () => {
  const texts = ['Infinity', '-Infinity', 'NaN', 'abc', '0012345'];
  const { rows } = await readSheet(written([texts.map((text) => ({ kind: 'number', text }))]));
  const [, read] = await gathered(rows);
  expect(read?.cells).toEqual(texts.map((text) => ({ kind: 'text', text })));
});

test('the same rows make the same file, and the name of a sheet is one that Excel takes', async () => {
  const rows: Cells[] = [[{ kind: 'text', text: 'a' }]];
  expect(written(rows).equals(written(rows))).toBe(true);
  const { sheets } = await readSheet(
    written(rows, { name: "A/B: 'Kunden' [2026] und noch viel mehr" }),
  );
  expect(sheets).toEqual(['A B   Kunden   2026  und noch v']);
});

test('another process goes on with a file where its last bytes end', () => {
  const rows: Cells[] = ['Ä', '=1', 'c'].map((text) => [{ kind: 'text', text }]);
  const carry = (state: XlsxState) => XlsxState.parse(JSON.parse(JSON.stringify(state)));
  expect(written(rows, { carry }).equals(written(rows))).toBe(true);
});

test('a sheet above 4 GiB, which its format cannot say, is refused', () => {
  const { state } = beginXlsx({ name: 'Kunden', columns: [] });
  const { parts } = state.zip;
  const almost = parts.map((part) => ({ ...part, size: 2 ** 32 - 10 }));
  const full = { ...state, zip: { ...state.zip, parts: almost } };
  expect(() => addRows(full, [[{ kind: 'text', text: 'one more' }]])).toThrow(
    sheetErrors.tooLarge.message,
  );
});

/** Returns the attributes of these elements of a part, and its texts. */
async function inPart(file: Buffer, part: string, element: string) {
  const attributes: string[] = [];
  const texts: string[] = [];
  const events = {
    open: (name: string, found: string) => {
      if (name === element) attributes.push(found);
    },
    close: () => undefined,
    text: (text: string) => {
      texts.push(text);
    },
  };
  await (await openZip(file)).scanWhole(part, events);
  return { attributes, texts };
}
const SHEET = 'xl/worksheets/sheet1.xml';

test('each kind of value has a style of its own: bold headings, days, moments and clocks', async () => {
  const times = ['2026-03-12T14:30', '14:30'].map((text) => ({ kind: 'time' as const, text }));
  const row: Cells = [{ kind: 'day', text: '2026-03-12' }, ...times, { kind: 'text', text: '' }];
  const file = written([row]);
  const { attributes: cells } = await inPart(file, SHEET, 'c');
  const { attributes: styles } = await inPart(file, 'xl/styles.xml', 'xf');
  // The first of all is that of the named styles.
  const ofCell = (cell: string) => styles[1 + Number(attributeOf(cell, 's'))] ?? '';
  expect(cells.map((cell) => attributeOf(cell, 'r'))).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2']);
  const [bold, other, third, ...moments] = cells.map(ofCell);
  for (const heading of [bold, other, third])
    expect(attributeOf(heading ?? '', 'fontId')).toBe('1');
  expect(moments.map((style) => attributeOf(style, 'numFmtId'))).toEqual(['14', '22', '21']);
});

test('columns have their widths, and all rows filter', async () => {
  const file = written([[], []]);
  const { attributes: columns } = await inPart(file, SHEET, 'col');
  const sides = columns.map((column) =>
    ['min', 'max', 'width'].map((name) => attributeOf(column, name)),
  );
  expect(sides).toEqual([1, 2, 3].map((column) => [`${column}`, `${column}`, '20']));
  expect((await inPart(file, SHEET, 'autoFilter')).attributes).toEqual([' ref="A1:C3"']);
  expect((await inPart(file, 'xl/workbook.xml', '')).texts.join('')).toBe("'Kunden'!$A$1:$C$3");
});

test.each([0, 1])('a sheet of %d columns filters by its first', async (count) => {
  const columns = Array.from({ length: count }, () => ({ heading: 'a', width: 20 }));
  const { bytes, state } = beginXlsx({ name: '', columns });
  const file = Buffer.concat([bytes, endXlsx(state)]);
  expect((await inPart(file, SHEET, 'autoFilter')).attributes).toEqual([' ref="A1:A1"']);
});

test('rows that are written at once are packed together, and read one by one', async () => {
  const rows: Cells[] = Array.from({ length: 5000 }, (_, index) => [
    { kind: 'text', text: `${index}` },
  ]);
  const { bytes, state } = beginXlsx({ name: 'Kunden', columns: [] });
  const added = addRows(state, rows);
  const alone = addRows(state, rows.slice(0, 1));
  expect(added.bytes.length).toBeLessThan((rows.length * alone.bytes.length) / 4);
  const source = await readSheet(Buffer.concat([bytes, added.bytes, endXlsx(added.state)]));
  expect((await gathered(source.rows)).map(({ cells }) => cells)).toEqual(rows);
});

test('a day before March 1900 is written as text', async () => {
  const { rows } = await readSheet(written([[{ kind: 'day', text: '1900-02-28' }]]));
  const [, read] = await gathered(rows);
  expect(read?.cells).toEqual([{ kind: 'text', text: '1900-02-28' }]);
});

test('a text that no cell can hold is cut so that it shows, and the file is read again', async () => {
  const most = 32_767;
  const texts = ['a'.repeat(most), 'b'.repeat(most + 1)];
  const { rows } = await readSheet(written(texts.map((text) => [{ kind: 'text', text }])));
  const [, ...read] = await gathered(rows);
  expect(read.map(({ cells }) => cells[0]?.text)).toEqual([texts[0], `${'b'.repeat(most - 1)}…`]);
});
