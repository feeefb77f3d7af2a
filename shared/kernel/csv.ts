export type CsvCell = string | number | undefined;

type CsvRows = readonly (readonly CsvCell[])[];

/** How a country's spreadsheets read a file of values. */
export type CsvStyle = { readonly separator: ',' | ';'; readonly decimal: '.' | ',' };

/** Spreadsheets take a file for UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as the text of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula begins with an
 * apostrophe, so that it stays text (design/quality.md, Output).
 */
export function csvOf(rows: CsvRows, style: CsvStyle): string {
  return `${BYTE_ORDER_MARK}${rows.length === 0 ? '\r\n' : csvLines(rows, style)}`;
}

/** Further lines of such a file. */
export function csvLines(rows: CsvRows, style: CsvStyle): string {
  return rows
    .map((row) => `${row.map((cell) => written(cell, style)).join(style.separator)}\r\n`)
    .join('');
}

function written(cell: CsvCell = '', { separator, decimal }: CsvStyle): string {
  const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : inert(cell);
  const mustQuote = text.includes(separator) || /["\r\n]/.test(text);
  return mustQuote ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Programs trim before they look, so blanks in front do not help a formula. Where such a text has apostrophes of its own
 * in front, it gets one more, so that taking off one gives each text back.
 */
const FORMULA = /^'*(?:\s*[=+\-@]|[\t\r])/;

const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the apostrophe that kept it from being a formula. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
