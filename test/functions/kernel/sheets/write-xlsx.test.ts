import { read as readBySheetJs, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';
import {
  addRows,
  beginXlsx,
  endXlsx,
  writeXlsx,
  XlsxState,
} from '#functions/kernel/sheets/write-xlsx.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { sized } from '#test/support/campaign.ts';

type Cells = readonly (SheetCell | undefined)[];

async function* each(rows: readonly Cells[]): AsyncGenerator<readonly Cells[]> {
  for (const row of rows) yield [row];
}

const gathered = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
};

const written = async (rows: readonly Cells[], name = 'Kunden'): Promise<Buffer> => {
  const columns = ['Müller & Co', 'b', 'c'].map((heading) => ({ heading, width: 20 }));
  return Buffer.concat(await gathered(writeXlsx({ name, columns }, each(rows))));
};

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
        const source = await readSheet(await written(rows));
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

test('another program reads the same: days as days, formulas as text, filter and widths', async () => {
  const file = await written([
    [
      { kind: 'text', text: '=HYPERLINK("x")' },
      { kind: 'day', text: '2026-03-12' },
      { kind: 'number', text: '0012345' },
    ],
  ]);
  const book = readBySheetJs(file, { cellDates: true, UTC: true, cellStyles: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('There is no sheet.');
  expect(utils.sheet_to_json(sheet, { header: 1, UTC: true })[1]).toEqual([
    '=HYPERLINK("x")',
    new Date(Date.UTC(2026, 2, 12)),
    '0012345',
  ]);
  expect(sheet.A2.f).toBeUndefined();
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:C2' });
  expect(sheet['!cols']?.[0]?.width).toBe(20);
});

test('what is no number is written as text, whatever its cell says', async () => {
  const texts = ['Infinity', '-Infinity', 'NaN', 'abc'];
  const { rows } = await readSheet(
    await written([texts.map((text) => ({ kind: 'number', text }))]),
  );
  const [, read] = await gathered(rows);
  expect(read?.cells).toEqual(texts.map((text) => ({ kind: 'text', text })));
});

test('the same rows make the same file, and the name of a sheet is one that Excel takes', async () => {
  const rows: Cells[] = [[{ kind: 'text', text: 'a' }]];
  expect((await written(rows)).equals(await written(rows))).toBe(true);
  const { sheets } = await readSheet(
    await written(rows, "A/B: 'Kunden' [2026] und noch viel mehr"),
  );
  expect(sheets).toEqual(['A B   Kunden   2026  und noch v']);
});

test('another process goes on with a file where its last bytes end', async () => {
  const rows: Cells[] = ['Ä', '=1', 'c'].map((text) => [{ kind: 'text', text }]);
  const columns = [{ heading: 'Müller & Co', width: 20 }];
  const begun = beginXlsx({ name: 'Kunden', columns });
  const pieces = [begun.bytes];
  let state = begun.state;
  for (const row of rows) {
    const told = XlsxState.parse(JSON.parse(JSON.stringify(state)));
    const step = addRows(told, [row]);
    pieces.push(step.bytes);
    state = step.state;
  }
  const file = Buffer.concat([...pieces, endXlsx(state)]);
  const whole = await gathered(writeXlsx({ name: 'Kunden', columns }, each(rows)));
  expect(file.equals(Buffer.concat(whole))).toBe(true);
  const { rows: read } = await readSheet(file);
  expect((await gathered(read)).flatMap(({ cells }) => cells.map((found) => found?.text))).toEqual([
    'Müller & Co',
    'Ä',
    '=1',
    'c',
  ]);
});
