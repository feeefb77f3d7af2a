import * as z from 'zod';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import { lettersOf } from './letters-of.ts';
import { serialOf } from './number-format.ts';
import { CELL_CHARACTERS } from './sheet-limits.ts';
import {
  addToPart,
  beginPart,
  EMPTY_ZIP,
  endOfZip,
  endPart,
  ZipState,
  type ZipStep,
} from './zip-file.ts';

/** A sheet to be written: headings with the widths of their columns, in characters. */
export type SheetHead = {
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
};

export type WrittenRow = readonly (SheetCell | undefined)[];

/** An XLSX file that is being written, as plain data: any process goes on with it. */
export const XlsxState = z.strictObject({
  zip: ZipState,
  /** The name of the sheet as Excel takes it. */
  sheet: z.string(),
  /** The number of the last row. */
  row: z.int(),
  columns: z.int(),
});
export type XlsxState = z.infer<typeof XlsxState>;

/** The next bytes of the file, and the state behind them. */
export type XlsxStep = { readonly bytes: Uint8Array; readonly state: XlsxState };

/**
 * Begins an XLSX file: days are days, numbers numbers, and text is text, so that nothing of it is run as a formula. The
 * headings stay in sight and filter.
 */
export function beginXlsx({ name, columns }: SheetHead): XlsxStep {
  const steps = zipSteps(EMPTY_ZIP);
  for (const [part, content] of FIXED_PARTS) steps.addPart(part, content);
  steps.add((zip) => beginPart(zip, 'xl/worksheets/sheet1.xml'));
  steps.add((zip) => addToPart(zip, headXml(columns)));
  const state = { zip: steps.zip(), sheet: sheetName(name), row: 1, columns: columns.length };
  return { bytes: steps.bytes(), state };
}

/** Adds rows. */
export function addRows(state: XlsxState, rows: readonly WrittenRow[]): XlsxStep {
  const steps = zipSteps(state.zip);
  let { row } = state;
  let piece = '';
  for (const cells of rows) {
    row += 1;
    piece += rowXml(row, cells);
    if (piece.length < PIECE_CHARACTERS) continue;
    const full = piece;
    steps.add((zip) => addToPart(zip, full));
    piece = '';
  }
  if (piece !== '') steps.add((zip) => addToPart(zip, piece));
  return { bytes: steps.bytes(), state: { ...state, zip: steps.zip(), row } };
}

/** Returns the bytes with which the file ends. */
export function endXlsx({ zip, sheet, row, columns }: XlsxState): Uint8Array {
  const last = lettersOf(Math.max(columns - 1, 0));
  const steps = zipSteps(zip);
  steps.add((open) =>
    addToPart(open, `</sheetData><autoFilter ref="A1:${last}${row}"/></worksheet>`),
  );
  steps.add(endPart);
  steps.addPart('xl/workbook.xml', workbookXml(sheet, `$A$1:$${last}$${row}`));
  return Buffer.concat([steps.bytes(), endOfZip(steps.zip())]);
}

function zipSteps(from: ZipState) {
  const pieces: Uint8Array[] = [];
  let zip = from;
  const add = (step: (zip: ZipState) => ZipStep) => {
    const { bytes, state } = step(zip);
    pieces.push(bytes);
    zip = state;
  };
  return {
    add,
    addPart: (name: string, content: string) => {
      add((open) => beginPart(open, name));
      add((open) => addToPart(open, XML + content));
      add(endPart);
    },
    bytes: () => Buffer.concat(pieces),
    zip: () => zip,
  };
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

/** The parts that are the same in each file, with their content. */
const FIXED_PARTS: readonly (readonly [string, string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', STYLES],
];

/** Excel takes 31 characters, without the special ones of references. */
const sheetName = (name: string): string =>
  name.replace(/[[\]:*?/\\']/g, ' ').slice(0, NAME_CHARACTERS) || ' ';

/** LibreOffice shows the filter of a sheet only where the workbook names its range, too. */
function workbookXml(sheet: string, range: string): string {
  const name = escapeXml(sheet);
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'${name}'!${range}</definedName></definedNames></workbook>`;
}

function headXml(columns: SheetHead['columns']): string {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) =>
    textXml(`${lettersOf(index)}1" s="${STYLE.heading}`, heading),
  );
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
}

function rowXml(row: number, cells: WrittenRow): string {
  const written = cells.map((cell, column) =>
    cell === undefined || cell.text === '' ? '' : cellXml(`${lettersOf(column)}${row}`, cell),
  );
  return `<row r="${row}">${written.join('')}</row>`;
}

function cellXml(reference: string, { kind, text }: SheetCell): string {
  switch (kind) {
    case 'number':
      // Leading zeros, more digits than a number has, and texts stay as they are.
      return isPlainNumber(text) ? valueXml(reference, text) : textXml(reference, text);
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

const isPlainNumber = (text: string): boolean =>
  Number.isFinite(Number(text)) && String(Number(text)) === text;

const DAY_CHARACTERS = 10;
const styleOf = (text: string): number => {
  if (text.length === DAY_CHARACTERS) return STYLE.day;
  return text.includes('T') ? STYLE.moment : STYLE.clock;
};

const valueXml = (reference: string, value: string): string =>
  `<c r="${reference}"><v>${value}</v></c>`;

/** Cuts a text that is longer than a cell can hold: Excel would call the whole file damaged. */
const shownText = (text: string): string =>
  text.length <= CELL_CHARACTERS ? text : `${text.slice(0, CELL_CHARACTERS - 1).toWellFormed()}…`;

const textXml = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(shownText(text))}</t></is></c>`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML does not know.
const MUST_ESCAPE = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes characters that XML does not know as Excel does: `_x000D_`. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(
      MUST_ESCAPE,
      (sign) =>
        NAMED[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}
