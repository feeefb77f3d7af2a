import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';

export type CsvCell = string | number | undefined;

type CsvRows = readonly (readonly CsvCell[])[];

/** The signs by which a country's spreadsheets read a file of values. */
export type CsvStyle = { readonly separator: ',' | ';'; readonly decimal: '.' | ',' };

/** Returns the style of a language: where the comma parts decimals, and in Switzerland, the semicolon parts cells. */
export function csvStyleOf(language: Locale): CsvStyle {
  const decimal = new Intl.NumberFormat(toLanguageTag(language)).format(1.5).includes(',')
    ? ','
    : '.';
  const separator = decimal === ',' || language.endsWith('_CH') ? ';' : ',';
  return { separator, decimal };
}

/** The mark at the beginning of a file: without it spreadsheets do not take the file for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a table as the text of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula begins with an
 * apostrophe, so that it stays text (design/quality.md, Output).
 */
export function csvOf(rows: CsvRows, style: CsvStyle): string {
  return `${BYTE_ORDER_MARK}${rows.length === 0 ? '\r\n' : csvLines(rows, style)}`;
}

/** Returns further lines of a CSV file. */
export function csvLines(rows: CsvRows, style: CsvStyle): string {
  return rows
    .map((row) => `${row.map((cell) => written(cell, style)).join(style.separator)}\r\n`)
    .join('');
}

/**
 * The signs of texts that stand in quotes. LibreOffice proposes to part cells at each of the separators, whatever the
 * file has: what stands behind another one would be a cell, and a formula, of its own.
 */
const TO_QUOTE = /[",;\t\r\n]/;

/** Returns a cell; a number goes without quotes, since programs may take what is quoted for text. */
function written(cell: CsvCell = '', { decimal }: CsvStyle): string {
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = inert(cell);
  return TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text that a spreadsheet would run as a formula: programs trim first, so blanks in front do not help. A text with
 * apostrophes of its own in front gets one more, so that taking off one gives each text back.
 */
const FORMULA = /^'*(?:\s*[=+\-@]|[\t\r])/;

const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the apostrophe that kept it from being a formula. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
