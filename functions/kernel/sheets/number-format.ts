import type { SheetCell } from '#shared/kernel/sheet.ts';
import { FORMAT_CHARACTERS } from './sheet-limits.ts';

/**
 * The way in which a number of a spreadsheet is meant: plain, as a day or time, as hundredths, or padded to so many
 * digits.
 */
export type NumberFormat = 'plain' | 'day' | 'percent' | { readonly digits: number };

/** The formats that a spreadsheet knows by number alone and that show days or times. */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);
const BUILT_IN_PERCENT: readonly number[] = [9, 10];

/** Returns the meaning of a number format; `code` is the format where the file declares it. */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (BUILT_IN_PERCENT.includes(id)) return 'percent';
    return isBuiltInDay(id) ? 'day' : 'plain';
  }
  if (code.length > FORMAT_CHARACTERS) return 'plain';
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi, '')
    .replace(/;.*/s, '');
  if (/^\s*(general|standard)\s*$/i.test(bare)) return 'plain';
  if (bare.includes('%')) return 'percent';
  const [, places] = /^#*(0[0#]{1,31})$/.exec(withoutMarks(bare)) ?? [];
  // An optional place (#) is shown where it stands behind a required one.
  if (places !== undefined) return { digits: places.length };
  return /[dmyhs]/i.test(bare) ? 'day' : 'plain';
}

/** Returns the format of a number without the signs that part its digits: 06 12 34, 01234-5678. */
const withoutMarks = (text: string): string => text.replace(/[-+()\s]/g, '');

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** The last day that a spreadsheet knows, 31 December 9999. */
const LAST_SERIAL = 2_958_466;
/** The day from which spreadsheets count, unless they count from 1 January 1904. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);
/** The first serial after the 29 February 1900, in which Excel believes: until then its days are one ahead. */
const FIRST_RIGHT_SERIAL = 61;

/** Returns a number as the cell that its format makes of it. */
export function numberCell(text: string, format: NumberFormat, from1904: boolean): SheetCell {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return { kind: 'error', text };
  if (format === 'plain') return { kind: 'number', text: plainNumber(value) };
  if (format === 'percent') return { kind: 'text', text: `${plainNumber(value * 100)}%` };
  if (format !== 'day') {
    const plain = plainNumber(value);
    return {
      kind: 'number',
      text: /^\d+$/.test(plain) ? plain.padStart(format.digits, '0') : plain,
    };
  }
  if (value < 0 || value >= LAST_SERIAL) return { kind: 'number', text: plainNumber(value) };
  return momentCell(value, from1904);
}

/** Returns a number with the digits that a spreadsheet shows: 0.1 + 0.2 is 0.3. */
function plainNumber(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}

function momentCell(serial: number, from1904: boolean): SheetCell {
  const zero = from1904 ? DAY_ZERO_1904 : DAY_ZERO;
  const isEarly = !from1904 && serial < FIRST_RIGHT_SERIAL;
  const ms = Math.round((serial * DAY_MS) / SECOND_MS) * SECOND_MS;
  const iso = new Date(zero + ms + (isEarly ? DAY_MS : 0)).toISOString();
  const [day = '', time = ''] = iso.split('T');
  const isClock = serial < 1 && !from1904;
  if (ms % DAY_MS === 0 && !isClock) return { kind: 'day', text: day };
  const clock = shortTime(time.slice(0, 8));
  return { kind: 'time', text: isClock ? clock : `${day}T${clock}` };
}

/** Returns a time with seconds without them where there are none: `14:30`, `14:30:05`. */
export const shortTime = (time: string): string => (time.endsWith(':00') ? time.slice(0, 5) : time);

/** Returns a day, a day with a time or a time of a day as the number of a spreadsheet; undefined before March 1900. */
export function serialOf(text: string): number | undefined {
  const isClock = /^\d{2}:\d{2}(:\d{2})?$/.test(text);
  const ms = Date.parse(
    isClock ? `1899-12-30T${text}Z` : `${text}${text.includes('T') ? 'Z' : ''}`,
  );
  const serial = (ms - DAY_ZERO) / DAY_MS;
  return isClock || serial >= FIRST_RIGHT_SERIAL ? serial : undefined;
}
