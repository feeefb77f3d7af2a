import { expect, test } from 'vitest';
import { normaliseInput } from '#functions/kernel/http/normalise-input.ts';
import { readSheet } from '#functions/kernel/sheets/read-sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { readRows } from '#test/support/read-rows.ts';
import { xlsxOf, zipOf } from '#test/support/sheet-files.ts';

const ROW = '<row><c><v>61</v></c></row>';
const styled = (styles: string, style = 0) =>
  xlsxOf({
    rows: `<row><c s="${style}"><v>61</v></c></row>`,
    styles: `<styleSheet>${styles}</styleSheet>`,
  });
const workbookOf = (sheets: string) => `<workbook><sheets>${sheets}</sheets></workbook>`;
const bookOf = (sheets: string) => xlsxOf({ rows: ROW, workbook: workbookOf(sheets) });
const HIDDEN = '<sheet name="a" state="hidden" r:id="r1"/>';
const SHOWN = '<sheet name="b" state="visible" r:id="r1"/><sheet name="c" r:id="r1"/>';

test('the first sheet that is shown is read, a hidden one only where no other is', async () => {
  expect(await readSheet(bookOf(HIDDEN + SHOWN))).toMatchObject({
    sheets: ['a', 'b', 'c'],
    sheet: 'b',
  });
  expect(await readSheet(bookOf(HIDDEN))).toMatchObject({ sheet: 'a' });
});

test('a sheet is read that is asked for by its name, hidden or not', async () => {
  for (const sheet of ['a', 'c'])
    expect(await readSheet(bookOf(HIDDEN + SHOWN), { sheet })).toMatchObject({ sheet });
});

test('a sheet is listed by the name with which a call can ask for it', async () => {
  const file = bookOf(
    '<sheet name="Bestand" r:id="r9"/><sheet name=" Geflu\u0308gel\u00a0" r:id="r1"/>',
  );
  await expect(readSheet(file)).rejects.toThrow(sheetErrors.noSheet.message);
  const sheet = String(normaliseInput(' Geflu\u0308gel\u00a0'));
  expect(await readSheet(file, { sheet })).toMatchObject({ sheets: ['Bestand', sheet], sheet });
});

test.each([
  ['that no sheet has', bookOf(SHOWN), { sheet: 'd' }],
  ['of a sheet whose part is not named', bookOf('<sheet name="a" r:id="r9"/>'), {}],
  ['of a sheet whose part is missing', bookOf('<sheet name="a" r:id="r4"/>'), {}],
  ['where there is no sheet', bookOf(''), {}],
])('a name %s is none', async (_, file, options) => {
  await expect(readSheet(file, options)).rejects.toThrow(sheetErrors.noSheet.message);
});

test('two hundred sheets are listed, no more', async () => {
  const { sheets } = await readSheet(bookOf(SHOWN.repeat(101)));
  expect(sheets).toHaveLength(200);
});

test('the prefix of an id does not matter', async () => {
  expect(await readRows(bookOf('<sheet name="a" sheetId="1" rel:id="r1"/>'))).toEqual([['61']]);
});

/** Returns a file whose workbook lies at this place. */
const placedAt = (book: string, rootType: string, rels: string) =>
  zipOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r1" Type="x/${rootType}" Target="${book}"/></Relationships>`,
    },
    { name: book, content: workbookOf('<sheet name="a" r:id="r1"/>') },
    {
      name: rels,
      content:
        '<Relationships><Relationship Id="r1" Target="s.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="none.xml"/><Relationship Id="r1" Target="t.xml" TargetMode="External"/><Link Id="r1" Target="t.xml"/></Relationships>',
    },
    { name: `${book.slice(0, book.lastIndexOf('/') + 1)}s.xml`, content: `<a>${ROW}</a>` },
  ]);

test('parts are found from where the workbook lies; without styles and texts a file is read', async () => {
  for (const file of [
    placedAt('books/one.xml', 'officeDocument', 'books/_rels/one.xml.rels'),
    placedAt('one.xml', 'officeDocument', '_rels/one.xml.rels'),
    placedAt('xl/workbook.xml', 'other', 'xl/_rels/workbook.xml.rels'),
  ])
    expect(await readRows(file)).toEqual([['61']]);
});

test.each([
  ['not there', placedAt('one.xml', 'other', '_rels/one.xml.rels')],
  ['binary', placedAt('one.bin', 'officeDocument', '_rels/one.bin.rels')],
])('a file whose workbook is %s is no spreadsheet', async (_, file) => {
  await expect(readSheet(file)).rejects.toThrow(sheetErrors.notSheet.message);
});

test.each([
  ['', '1900-03-01'],
  ['<workbookPr/>', '1900-03-01'],
  ['<workbookPr date1904="0"/>', '1900-03-01'],
  ['<workbookPr date1904="1"/>', '1904-03-02'],
  ['<workbookPr date1904="true"/><x/>', '1904-03-02'],
])('the workbook %s says from when days count', async (properties, day) => {
  const file = xlsxOf({
    rows: ROW,
    styles: '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
    workbook: `<workbook>${properties}<sheets><sheet name="a" r:id="r1"/></sheets></workbook>`,
  });
  expect(await readRows(file)).toEqual([[day]]);
});

const DAY = '<xf numFmtId="14"/>';
test.each([
  ['the formats of cells', `<cellXfs>${DAY}</cellXfs>`, '1900-03-01'],
  ['no formats of styles', `<cellStyleXfs>${DAY}</cellStyleXfs><cellXfs><xf/></cellXfs>`, '61'],
  ['no formats behind those of cells', `<cellXfs></cellXfs><dxfs>${DAY}</dxfs>`, '61'],
  [
    'the general format where none is said',
    '<numFmts><numFmt numFmtId="1" formatCode="yyyy"/></numFmts><cellXfs><xf/></cellXfs>',
    '61',
  ],
  [
    'a plain format where the declared one says nothing',
    `<numFmts><numFmt numFmtId="14"/></numFmts><cellXfs>${DAY}</cellXfs>`,
    '61',
  ],
])('cells have %s', async (_, styles, text) => {
  expect(await readRows(styled(styles))).toEqual([[text]]);
});

test('there are as many styles as Excel has', async () => {
  const styles = (count: number) => `<cellXfs>${'<xf/>'.repeat(count - 1)}${DAY}</cellXfs>`;
  expect(await readRows(styled(styles(65_490), 65_489))).toEqual([['1900-03-01']]);
  await expect(readSheet(styled(styles(65_491)))).rejects.toThrow(sheetErrors.tooLarge.message);
});

test('shared texts are what stands in their parts, without their spoken form', async () => {
  const texts =
    '<sst><si>0<t>a</t>0<rPh><t>b</t></rPh><rPh/><r><t>c</t></r></si><si/><si><t>_x0041_</t></si></sst>';
  const rows = `<row>${[0, 1, 2].map((index) => `<c t="s"><v>${index}</v></c>`).join('')}</row>`;
  expect(await readRows(xlsxOf({ rows, texts }))).toEqual([['ac', '', 'A']]);
});
