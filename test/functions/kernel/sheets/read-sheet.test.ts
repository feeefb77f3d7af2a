import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';
import type { ReadOptions } from '#functions/kernel/sheets/sheet-source.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { xlsxOf } from '#test/support/sheet-files.ts';

const rowsOf = async (bytes: Uint8Array, options?: ReadOptions) => {
  const { rows, ...source } = await readSheet(bytes, options);
  const read = [];
  for await (const { row, cells } of rows) read.push([row, ...cells.map((cell) => cell?.text)]);
  return { ...source, read };
};
const csv = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

test('XLSX: days, times, zeros in front, umlauts, results of formulas, rows by their number', async () => {
  const file = xlsxOf({
    rows: `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" s="1"><v>46093</v></c><c r="C3" s="2"><v>12345</v></c><c r="E3" t="inlineStr"><is><t>Gr&#252;n &amp; Co</t><rPh><t>x</t></rPh></is></c></row>
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

test('XLSX: zeros in front stay where a format shows them, among signs too', async () => {
  const shown = [
    ['0000#', 1067, '01067'],
    ['0####', 1067, '01067'],
    ['##000', 7, '007'],
    ['00000-0000', 10671234, '010671234'],
    ['0#&quot; &quot;##&quot; &quot;##&quot; &quot;##&quot; &quot;##', 612345678, '0612345678'],
    ['00\\ 00', 7, '0007'],
    ['[&lt;=99999]00000;000000', 1067, '01067'],
    ['[Red][$-407]0000', 7, '0007'],
    ['&quot;D-&quot;00000', 1067, '01067'],
    ['0', 7, '7'],
    ['#,##0', 7, '7'],
    ['# ##0', 7, '7'],
    ['#0', 7, '7'],
    ['0.00', 7, '7'],
    ['00%', 7, '700%'],
    ['[h]:mm', 1.5, '1900-01-01T12:00'],
    ['yyyy', 2_958_465, '9999-12-31'],
    ['yyyy', 2_958_466, '2958466'],
    ['0'.repeat(256), 7, '7'],
  ] as const;
  const file = xlsxOf({
    rows: shown.map(([, value], at) => `<row><c s="${at}"><v>${value}</v></c></row>`).join(''),
    styles: `<styleSheet><numFmts>${shown.map(([code], index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${shown.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}</cellXfs></styleSheet>`,
  });
  expect((await rowsOf(file)).read.map(([, text]) => text)).toEqual(
    shown.map(([, , text]) => text),
  );
});

test('XLSX: parts are found by their names in whatever case', async () => {
  const file = xlsxOf({ rows: '<row><c t="inlineStr"><is><t>a</t></is></c></row>' });
  const other = Buffer.from(
    file
      .toString('latin1')
      .replaceAll('xl/workbook.xml', 'XL/Workbook.xml')
      .replaceAll('[Content_Types]', '[content_types]'),
    'latin1',
  );
  expect(other.equals(file)).toBe(false);
  expect((await rowsOf(other)).read).toEqual([[1, 'a']]);
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
  ['tab', 'utf-16be', csv('\uFEFFÖl\tb', 'utf16le').swap16()],
  ['|', 'windows-1252', csv('Öl|b\nc|d', 'latin1')],
  [',', 'utf-8', csv('sep=,\na;b,c')],
] as const)(
  'CSV: separator %j and encoding %s are recognised',
  async (separator, encoding, file) => {
    const sheet = await rowsOf(file);
    expect(sheet).toMatchObject({ separator, encoding });
    expect(sheet.read[0]?.[1]).toMatch(/^(Öl|Oel|a;b)$/);
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

test('CSV: a table may be small and wide: 50,500 rows, 100 columns', async () => {
  const lines = 'a\n'.repeat(50_500);
  expect((await rowsOf(csv(lines))).read).toHaveLength(50_500);
  await expect(rowsOf(csv(`${lines}a`))).rejects.toThrow('more than 50500 rows');
  const cells = 'a;'.repeat(99);
  expect((await rowsOf(csv(`${cells}a`))).read[0]).toHaveLength(101);
  await expect(rowsOf(csv(`${cells}a;a`))).rejects.toThrow('more than 100 columns');
});

test('CSV: the line that names the separator is no row, even where that is unknown', async () => {
  expect(await rowsOf(csv('sep=#\na|b'))).toMatchObject({ separator: '|', read: [[1, 'a', 'b']] });
  expect((await rowsOf(csv('sep=,\na;b,c'), { separator: ';' })).read).toEqual([[1, 'a', 'b,c']]);
});

test('CSV: an empty cell is none, and an encoding without marks is the usual one', async () => {
  expect((await rowsOf(csv('a;;\xf6', 'latin1'))).read).toEqual([[1, 'a', undefined, '\xf6']]);
});

test.each([
  ['PK', csv('PK')],
  ['PKW\u0001', csv('PKW\u0001')],
  ['PK\b', csv('PK\b')],
  ['Kunde', csv('Kunde', 'utf16le').swap16()],
])('%j is a text, though a packed file begins with such bytes', async (text, file) => {
  expect((await rowsOf(file)).read).toEqual([[1, text]]);
});

test.each([
  ['a mark and blanks', '\uFEFF \n'],
  ['63 blanks', ' '.repeat(63)],
])('a web page behind %s is no text of rows', async (_, before) => {
  await expect(rowsOf(csv(`${before}<html>`))).rejects.toThrow(sheetErrors.notSheet.message);
  expect((await rowsOf(csv(`${' '.repeat(64)}<`))).read).toHaveLength(1);
});

test('files are looked at up to 32 MiB, XLS files up to 12 MiB', async () => {
  const ofZeros = (mebibytes: number, more: number, beginning = '') => {
    const file = Buffer.alloc(mebibytes * 1024 * 1024 + more);
    file.write(beginning, 'hex');
    return readSheet(file);
  };
  await expect(ofZeros(32, 0)).rejects.toThrow(sheetErrors.notSheet.message);
  await expect(ofZeros(32, 1)).rejects.toThrow(sheetErrors.tooLarge.message);
  await expect(ofZeros(12, 0, 'd0cf11e0a1b11ae1')).rejects.toThrow(sheetErrors.damaged.message);
  await expect(ofZeros(12, 1, 'd0cf11e0a1b11ae1')).rejects.toThrow(sheetErrors.tooLarge.message);
});
