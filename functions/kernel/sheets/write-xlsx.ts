import type { SheetCell } from '#shared/kernel/sheet.ts';
import { serialOf } from './number-format.ts';
import { type ZipPart, zipStream } from './zip-stream.ts';

/** A sheet to be written: headings with the widths of their columns, in characters, and rows as they come. */
export type WrittenSheet = {
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  readonly rows: AsyncIterable<readonly (SheetCell | undefined)[]>;
};

/**
 * Writes an XLSX file while its rows come: days are days, numbers numbers, and text is text, so that nothing of it is run
 * as a formula. The headings stay in sight and filter. Memory does not grow with the rows.
 */
export function writeXlsx(sheet: WrittenSheet): AsyncGenerator<Uint8Array> {
  return zipStream(partsOf(sheet));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PIECE_CHARACTERS = 64 * 1024;
const NAME_CHARACTERS = 31;
/** The styles of `STYLES`, by their place. */
const STYLE = { heading: 1, day: 2, moment: 3, clock: 4 } as const;

const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="21" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function partsOf(sheet: WrittenSheet): ZipPart[] {
  const whole = (name: string, content: string): ZipPart => ({
    name,
    pieces: piecesOf(XML + content),
  });
  // Excel takes 31 characters, without those of references.
  const name = sheet.name.replace(/[[\]:*?/\\']/g, ' ').slice(0, NAME_CHARACTERS) || ' ';
  return [
    whole(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
    ),
    whole(
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    whole(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    whole(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    whole('xl/styles.xml', STYLES),
    { name: 'xl/worksheets/sheet1.xml', pieces: sheetPieces(sheet) },
  ];
}

async function* piecesOf(content: string): AsyncGenerator<string> {
  yield content;
}

async function* sheetPieces({ columns, rows }: WrittenSheet): AsyncGenerator<string> {
  const letters = columns.map((_, column) => lettersOf(column));
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, at) =>
    textXml(`${letters[at]}1" s="${STYLE.heading}`, heading),
  );
  let piece = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
  let row = 1;
  for await (const cells of rows) {
    row += 1;
    piece += `<row r="${row}">`;
    cells.forEach((cell, column) => {
      if (cell !== undefined && cell.text !== '')
        piece += cellXml(`${letters[column] ?? lettersOf(column)}${row}`, cell);
    });
    piece += '</row>';
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData><autoFilter ref="A1:${letters.at(-1) ?? 'A'}${row}"/></worksheet>`;
}

function cellXml(reference: string, { kind, text }: SheetCell): string {
  switch (kind) {
    case 'number':
      // Zeros in front, and digits beyond those of a number, stay as they are.
      return String(Number(text)) === text ? valueXml(reference, text) : textXml(reference, text);
    case 'truth':
      return `<c r="${reference}" t="b"><v>${text === 'true' ? 1 : 0}</v></c>`;
    case 'day':
    case 'time': {
      const serial = serialOf(text);
      if (serial === undefined) return textXml(reference, text);
      return valueXml(`${reference}" s="${styleOf(text)}`, String(serial));
    }
    default:
      return textXml(reference, text);
  }
}

const DAY_CHARACTERS = 10;
const styleOf = (text: string): number => {
  if (text.length === DAY_CHARACTERS) return STYLE.day;
  return text.includes('T') ? STYLE.moment : STYLE.clock;
};

const valueXml = (reference: string, value: string): string =>
  `<c r="${reference}"><v>${value}</v></c>`;

const textXml = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const LETTERS = 26;

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : lettersOf(Math.floor(column / LETTERS) - 1) + last;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML does not know.
const MUST_ESCAPE = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML does not know are written as Excel does: `_x000D_`. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(
      MUST_ESCAPE,
      (found) =>
        NAMED[found] ?? `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
