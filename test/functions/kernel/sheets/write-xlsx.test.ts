import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';
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
