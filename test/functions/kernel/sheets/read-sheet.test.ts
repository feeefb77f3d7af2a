import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';
import type { ReadOptions } from '#functions/kernel/sheets/sheet-source.ts';
import { odsOf, xlsxOf } from '#test/support/sheet-files.ts';

const rowsOf = async (bytes: Uint8Array, options?: ReadOptions) => {
  const { rows, ...source } = await readSheet(bytes, options);
  const read = [];
  for await (const { row, cells } of rows) read.push([row, ...cells.map((cell) => cell?.text)]);
  return { ...source, read };
};
const csv = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

test('XLSX: days, times, zeros in front, umlauts, results of formulas, rows by their number', async () => {
  const file = xlsxOf({
    rows: `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" s="1"><v>46093</v></c><c r="C3" s="2"><v>12345</v></c><c r="E3" t="inlineStr"><is><t>Gr&#252;n &amp; Co</t></is></c></row>
      <row r="5"><c r="A5" t="str"><f>1+1</f><v>=2</v></c><c r="B5" s="1"><v>46093.604166666664</v></c><c r="C5"><v>0.30000000000000004</v></c><c r="D5" t="b"><v>1</v></c><c r="E5" t="e"><v>#N/A</v></c></row>`,
    texts: '<sst><si><r><t>Mül</t></r><r><t>ler</t></r><rPh><t>x</t></rPh></si></sst>',
    styles:
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  });
  expect(await rowsOf(file)).toEqual({
    format: 'xlsx',
    sheets: ['Kunden'],
    sheet: 'Kunden',
    read: [
      [3, 'Müller', '2026-03-12', '0012345', undefined, 'Grün & Co'],
      [5, '=2', '2026-03-12T14:30', '0.3', 'true', '#N/A'],
    ],
  });
});

test('ODS: repeated cells and rows, notes beside the text, days and zeros as they are shown', async () => {
  const file = odsOf(
    `<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
     <table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>Notiz</text:p></office:annotation><text:p>Höf<text:s text:c="2"/>e</text:p><text:p>zwei</text:p></table:table-cell>
       <table:table-cell office:value-type="date" office:date-value="2026-03-12"><text:p>12.03.26</text:p></table:table-cell>
       <table:table-cell office:value-type="float" office:value="12345"><text:p>0012345</text:p></table:table-cell></table:table-row>
     <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="1.5"><text:p>1,5</text:p></table:table-cell></table:table-row>
     <table:table-row table:number-rows-repeated="1048571"><table:table-cell/></table:table-row>`,
  );
  expect((await rowsOf(file)).read).toEqual([
    [3, 'Höf  e\nzwei', '2026-03-12', '0012345'],
    [4, '1.5', '1.5'],
    [5, '1.5', '1.5'],
  ]);
});

test('XLS of Excel 97 to 2003: texts, numbers and days', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Zucht', 'Zahl', 'Tag'],
    ['Fleckvieh Süd', 12.5, new Date(Date.UTC(2026, 2, 12))],
    [],
    ['0012345', true],
  ]);
  const book = utils.book_new(sheet, 'Rassen');
  const file: Uint8Array = write(book, { type: 'buffer', bookType: 'biff8' });
  expect(await rowsOf(file)).toMatchObject({
    format: 'xls',
    sheet: 'Rassen',
    read: [
      [1, 'Zucht', 'Zahl', 'Tag'],
      [2, 'Fleckvieh Süd', '12.5', '2026-03-12'],
      [4, '0012345', 'true'],
    ],
  });
});

test('CSV: quotes, line breaks in cells, empty lines, and values as they stand', async () => {
  expect(await rowsOf(csv('Name;Nr\r\n"Hof ""Süd""\r\nzwei";0012345\r\n\r\nX;12.03.2026'))).toEqual(
    {
      format: 'csv',
      sheets: [],
      encoding: 'utf-8',
      separator: ';',
      read: [
        [1, 'Name', 'Nr'],
        [2, 'Hof "Süd"\r\nzwei', '0012345'],
        [4, 'X', '12.03.2026'],
      ],
    },
  );
});

test.each([
  [';', 'utf-8', csv('\uFEFFÖl;b,c\nd;e,f')],
  [',', 'utf-16le', csv('\uFEFFÖl,b\nd,e', 'utf16le')],
  [',', 'utf-16le', csv('Oel,b\nd,e', 'utf16le')],
  ['\t', 'utf-16be', csv('\uFEFFÖl\tb', 'utf16le').swap16()],
  ['|', 'windows-1252', csv('Öl|b\nc|d', 'latin1')],
  [',', 'utf-8', csv('sep=,\na;b,c')],
] as const)(
  'CSV: separator %j and encoding %s are recognised',
  async (separator, encoding, file) => {
    const found = await rowsOf(file);
    expect(found).toMatchObject({ separator, encoding });
    expect(found.read[0]?.[1]).toMatch(/^(Öl|Oel|a;b)$/);
  },
);

test('CSV: what was recognised can be corrected', async () => {
  const file = Buffer.from([0x68, 0xf5, 0x2c, 0x3b, 0x61]);
  expect((await rowsOf(file)).read).toEqual([[1, 'hõ,', 'a']]);
  const corrected = { encoding: 'windows-1250', separator: ',' } as const;
  expect((await rowsOf(file, corrected)).read).toEqual([[1, 'hő', ';a']]);
  expect(await rowsOf(file, { usualEncoding: 'iso-8859-2' })).toMatchObject({
    encoding: 'iso-8859-2',
  });
});
