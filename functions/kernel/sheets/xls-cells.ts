import { type NumberFormat, numberFormatOf } from './number-format.ts';
import { FORMAT_CHARACTERS } from './sheet-limits.ts';

const RECORD = {
  format: 0x41e,
  style: 0xe0,
  begin: 0x809,
  formula: 0x06,
  number: 0x203,
  shortNumber: 0x27e,
  shortNumbers: 0xbd,
  truthOrError: 0x205,
} as const;
/** The bytes of a number that shares a record with others: its style, and itself. */
const SHARING_BYTES = 6;

/** The facts about a cell that the library does not tell: that it shows an error, or the format of its number. */
export type XlsCell = NumberFormat | 'error';

/**
 * Gathers, record by record, what the library does not tell of the cells of an XLS workbook. Days are left to it.
 */
export function makeXlsCells() {
  const codes = new Map<number, string>();
  const styles: NumberFormat[] = [];
  const sheets = new Map<number, Map<number, XlsCell>>();
  let cells = new Map<number, XlsCell>();
  const addNumber = (cell: number, style: number): void => {
    const format = styles[style];
    if (format === 'percent' || typeof format === 'object') cells.set(cell, format);
  };
  return {
    /** Takes a record of the workbook that begins at this place. */
    add: (id: number, data: Buffer, place: number): void => {
      if (id === RECORD.begin) {
        cells = new Map();
        sheets.set(place, cells);
      }
      if (data.length < 6) return;
      const first = data.readUInt16LE(0);
      const second = data.readUInt16LE(2);
      const third = data.readUInt16LE(4);
      switch (id) {
        case RECORD.format:
          codes.set(first, codeIn(data));
          break;
        case RECORD.style:
          styles.push(numberFormatOf(second, codes.get(second)));
          break;
        case RECORD.truthOrError:
        case RECORD.formula:
          if (showsError(id, data)) cells.set(keyOf(first, second), 'error');
          else addNumber(keyOf(first, second), third);
          break;
        case RECORD.number:
        case RECORD.shortNumber:
          addNumber(keyOf(first, second), third);
          break;
        case RECORD.shortNumbers:
          for (let start = 4; start + SHARING_BYTES + 2 <= data.length; start += SHARING_BYTES)
            addNumber(keyOf(first, second + (start - 4) / SHARING_BYTES), data.readUInt16LE(start));
      }
    },
    /** Returns what is known of a cell of the sheet that begins at this place; rows and columns count from 0. */
    of: (place: number | undefined, row: number, column: number): XlsCell =>
      (place === undefined ? undefined : sheets.get(place)?.get(keyOf(row, column))) ?? 'plain',
  };
}

const keyOf = (row: number, column: number): number => row * 0x10000 + column;

/** Tells whether a cell, or the last result of a formula, is an error. */
const showsError = (id: number, data: Buffer): boolean =>
  id === RECORD.truthOrError
    ? data[7] === 1
    : data[6] === 2 && data[12] === 0xff && data[13] === 0xff;

/** Returns the code of a format record: number, count of characters, whether they have two bytes each, characters. */
function codeIn(data: Buffer): string {
  const count = Math.min(data.readUInt16LE(2), FORMAT_CHARACTERS + 1);
  const isWide = ((data[4] ?? 0) & 1) === 1;
  const text = data.subarray(5, 5 + count * (isWide ? 2 : 1));
  return text.toString(isWide ? 'utf16le' : 'latin1');
}
