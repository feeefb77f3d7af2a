import { expect, test } from 'vitest';
import { scanXml } from '#functions/kernel/sheets/scan-xml.ts';
import { makeTextTable } from '#functions/kernel/sheets/text-table.ts';
import { unescapeXlsx, xlsxRowEvents } from '#functions/kernel/sheets/xlsx-rows.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';

/** Returns the rows of a sheet with this XML, whose only shared text is `shared` and whose style 1 is of days. */
function rowsIn(xml: string, from1904 = false) {
  const texts = makeTextTable();
  texts.add('shared');
  const meaning = { formats: ['plain', 'day'] as const, texts, from1904 };
  const { events, take } = xlsxRowEvents(meaning, { maxRows: 1000, maxColumns: 1000 });
  const { write, end } = scanXml(events);
  write(`<sheetData>${xml}</sheetData>`);
  end();
  return take();
}
const cellIn = (xml: string, from1904?: boolean) =>
  rowsIn(`<row>${xml}</row>`, from1904)[0]?.cells[0];

test.each([
  ['<c t="s"><v>0</v></c>', 'text', 'shared'],
  ['<c t="str"><f>1+1</f><v>a_x0041_</v></c>', 'text', 'aA'],
  [
    '<c t="inlineStr"><v>9</v><is><t>a</t><rPh><t>b</t></rPh><r><t>c</t></r></is></c>',
    'text',
    'ac',
  ],
  ['<c t="b"><v>1</v></c>', 'truth', 'true'],
  ['<c t="b"><v>true</v></c>', 'truth', 'true'],
  ['<c t="b"><v>0</v></c>', 'truth', 'false'],
  ['<c t="e"><v>#N/A</v></c>', 'error', '#N/A'],
  ['<c t="d"><v>2026-03-12</v></c>', 'day', '2026-03-12'],
  ['<c>0<t>8</t><v>7</v>9</c>', 'number', '7'],
  ['<c s="1"><v>61</v></c>', 'day', '1900-03-01'],
  ['<c s="2"><v>61</v></c>', 'number', '61'],
])('the cell %s has its kind', (xml, kind, text) => {
  expect(cellIn(xml)).toEqual({ kind, text });
});

test('days count from 1904 where the file says so', () => {
  expect(cellIn('<c s="1"><v>0</v></c>', true)?.text).toBe('1904-01-01');
});

test('a cell without a value is none, whatever its kind', () => {
  expect(rowsIn('<row><c t="s"><v/></c><c t="b"><v></v></c><c t="s"/></row>')).toEqual([]);
});

test('a formula that no program has worked out is told, and is no empty cell', () => {
  const error = { kind: 'error', text: '=' };
  expect(cellIn('<c><f>A2*2</f></c>')).toEqual(error);
  expect(cellIn('<c><f>A2*2</f><v/></c>')).toEqual(error);
  expect(rowsIn('<row><c><f>A2</f><v>7</v></c><c/></row>')[0]?.cells).toEqual([
    { kind: 'number', text: '7' },
  ]);
  // The result is a text without letters.
  expect(cellIn('<c t="str"><f>A2</f><v></v></c>')).toBeUndefined();
});

test('cells stand where they say, or behind the one before', () => {
  const cells = (...places: readonly string[]) =>
    rowsIn(`<row>${places.map((place) => `<c${place}><v>1</v></c>`).join('')}</row>`)[0]?.cells;
  const columns = (...places: readonly string[]) =>
    cells(...places)?.flatMap((cell, column) => (cell ? [column] : []));
  expect(columns('', '', ' r="D1"', '')).toEqual([0, 1, 3, 4]);
  expect(columns(' r="Z1"', ' r="AA1"', ' r="ac1"', ' r="BA1"')).toEqual([25, 26, 28, 52]);
  expect(columns('', ' r="7"', ' r="@7"', ' r="[7"')).toEqual([0, 1, 2, 3]);
});

test('rows have the number that they say, or the one behind the row before', () => {
  const row = (place: string) => `<row${place}><c><v>1</v></c></row>`;
  const numbers = (...places: readonly string[]) =>
    rowsIn(places.map(row).join('')).map((found) => found.row);
  expect(numbers('', '', ' r="7"', '')).toEqual([1, 2, 7, 8]);
  expect(numbers(' r="1048576"')).toEqual([1_048_576]);
  for (const places of [[' r="2"', ' r="2"'], [' r="0"'], [' r="1.5"'], [' r="1048577"']])
    expect(() => numbers(...places), `${places}`).toThrow(sheetErrors.damaged.message);
});

test('a shared text that is not there is refused', () => {
  expect(() => cellIn('<c t="s"><v>1</v></c>')).toThrow(sheetErrors.damaged.message);
});

test('characters that XML does not know are read as Excel writes them', () => {
  expect(unescapeXlsx('a_x000D__x001f_b_x12_')).toBe('a\r\u001fb_x12_');
});
