import { AppError } from '#shared/kernel/app-error.ts';
import type { SheetCell, SheetRow } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { gatherRows } from './gather-rows.ts';
import { isoCell } from './iso-cell.ts';
import { type NumberFormat, numberCell } from './number-format.ts';
import { attributeOf, type XmlEvents } from './scan-xml.ts';
import { SHEET_LINES } from './sheet-limits.ts';
import type { TableBounds } from './sheet-source.ts';
import type { TextTable } from './text-table.ts';

/** The parts of an XLSX file that cells refer to. */
export type XlsxMeaning = {
  readonly formats: readonly NumberFormat[];
  readonly texts: TextTable;
  readonly from1904: boolean;
};

/** Returns the events of a sheet's XML, and `take` for the rows that they made. */
export function xlsxRowEvents(
  meaning: XlsxMeaning,
  bounds: TableBounds,
): { readonly events: XmlEvents; readonly take: () => SheetRow[] } {
  const rows = gatherRows(bounds);
  let row = 0;
  let column = -1;
  let type = 'n';
  let style = 0;
  let value = '';
  let isFormula = false;
  let takesText = false;
  let isReading = false;
  return {
    take: rows.take,
    events: {
      open: (name, attributes) => {
        if (name === 'c') {
          column = columnOf(attributeOf(attributes, 'r')) ?? column + 1;
          type = attributeOf(attributes, 't') ?? 'n';
          style = Number(attributeOf(attributes, 's') ?? 0);
          value = '';
          isFormula = false;
        } else if (name === 'f') isFormula = true;
        else if (name === 'v') takesText = type !== 'inlineStr';
        else if (name === 't') takesText = type === 'inlineStr' && !isReading;
        else if (name === 'rPh') isReading = true;
        else if (name === 'row') {
          row = rowNumber(attributeOf(attributes, 'r'), row);
          column = -1;
        }
      },
      close: (name) => {
        if (name === 'v' || name === 't') takesText = false;
        else if (name === 'rPh') isReading = false;
        else if (name === 'c' && value !== '')
          rows.add(column, cellOf(value, type, style, meaning));
        // A formula whose result is an empty text says so by its type.
        else if (name === 'c' && isFormula && type !== 'str')
          rows.add(column, { kind: 'error', text: '=' });
        else if (name === 'row') rows.endRow(row);
      },
      text: (piece) => {
        if (takesText) value += piece;
      },
    },
  };
}

/** Returns the number of a row: without one it comes after the row before; numbers are whole and only grow. */
function rowNumber(said: string | undefined, before: number): number {
  const row = said === undefined ? before + 1 : Number(said);
  if (!(Number.isInteger(row) && row > before && row <= SHEET_LINES))
    throw new AppError(sheetErrors.damaged);
  return row;
}

const FIRST_LETTER = 64;
const LETTERS = 26;

/** Returns the number of the column: `B7` is column 1. */
function columnOf(reference = ''): number | undefined {
  let column = 0;
  for (const character of reference) {
    const letter = (character.charCodeAt(0) & ~32) - FIRST_LETTER;
    if (letter < 1 || letter > LETTERS) break;
    column = column * LETTERS + letter;
  }
  return column === 0 ? undefined : column - 1;
}

function cellOf(value: string, type: string, style: number, meaning: XlsxMeaning): SheetCell {
  switch (type) {
    case 's': {
      const text = meaning.texts.get(Number(value));
      if (text === undefined) throw new AppError(sheetErrors.damaged);
      return { kind: 'text', text };
    }
    case 'str':
    case 'inlineStr':
      return { kind: 'text', text: unescapeXlsx(value) };
    case 'b':
      return { kind: 'truth', text: value === '1' || value === 'true' ? 'true' : 'false' };
    case 'e':
      return { kind: 'error', text: value };
    case 'd':
      return isoCell(value);
    default:
      return numberCell(value, meaning.formats[style] ?? 'plain', meaning.from1904);
  }
}

/** Returns a text with characters that Excel writes as `_x000D_`, because XML does not know them. */
export const unescapeXlsx = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
