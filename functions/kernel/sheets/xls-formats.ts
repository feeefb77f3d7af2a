import { type NumberFormat, numberFormatOf } from './number-format.ts';
import { FORMAT_CHARACTERS } from './sheet-limits.ts';

const RECORD = { format: 0x41e, style: 0xe0, begin: 0x809 } as const;
/** The records that hold one number, and the one that holds several of a row. */
const NUMBERS: readonly number[] = [0x06, 0x203, 0x27e];
const MULTIPLE = 0xbd;
const MULTIPLE_BYTES = 6;
const keyOf = (row: number, column: number): number => row * 0x10000 + column;

/**
 * Gathers the formats of the numbers of an XLS workbook, record by record, because the library knows days only. Days
 * are left to it.
 */
export function makeXlsFormats() {
  const codes = new Map<number, string>();
  const styles: NumberFormat[] = [];
  const sheets = new Map<number, Map<number, NumberFormat>>();
  let cells = new Map<number, NumberFormat>();
  const addCell = (row: number, column: number, style: number): void => {
    const format = styles[style];
    if (format === 'percent' || typeof format === 'object') cells.set(keyOf(row, column), format);
  };
  return {
    /** Takes a record of the workbook that begins at this place. */
    add: (id: number, data: Buffer, place: number): void => {
      if (id === RECORD.begin) {
        cells = new Map();
        sheets.set(place, cells);
      }
      if (id === RECORD.format && data.length > 5) codes.set(data.readUInt16LE(0), codeIn(data));
      if (id === RECORD.style && data.length >= 4) {
        const format = data.readUInt16LE(2);
        styles.push(numberFormatOf(format, codes.get(format)));
      }
      if (NUMBERS.includes(id) && data.length >= 6)
        addCell(data.readUInt16LE(0), data.readUInt16LE(2), data.readUInt16LE(4));
      if (id !== MULTIPLE) return;
      for (let at = 4, column = 0; at + MULTIPLE_BYTES + 2 <= data.length; at += MULTIPLE_BYTES) {
        addCell(data.readUInt16LE(0), data.readUInt16LE(2) + column, data.readUInt16LE(at));
        column += 1;
      }
    },
    /** Returns the format of a number of the sheet that begins at this place; rows and columns count from 0. */
    of: (place: number | undefined, row: number, column: number): NumberFormat =>
      (place === undefined ? undefined : sheets.get(place)?.get(keyOf(row, column))) ?? 'plain',
  };
}

/** Returns the code of a format record: number, count of characters, whether they have two bytes each, characters. */
function codeIn(data: Buffer): string {
  const count = Math.min(data.readUInt16LE(2), FORMAT_CHARACTERS + 1);
  const isWide = ((data[4] ?? 0) & 1) === 1;
  const text = data.subarray(5, 5 + count * (isWide ? 2 : 1));
  return text.toString(isWide ? 'utf16le' : 'latin1');
}
