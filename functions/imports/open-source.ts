import { lettersOf } from '#functions/kernel/sheets/letters-of.ts';
import type { SheetSource } from '#functions/kernel/sheets/sheet-source.ts';
import type { FileReading } from '#shared/imports/endpoints.ts';
import { importErrors } from '#shared/imports/errors.ts';
import { columnsOf } from '#shared/imports/import-columns.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import {
  HEADER_ROWS,
  IMPORT_COLUMNS,
  IMPORT_FORMATS,
  IMPORT_ROWS,
} from '#shared/imports/limits.ts';
import { proposeMapping } from '#shared/imports/mapping.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { CsvEncoding, SheetRow } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { headingsKnown } from './texts/headings-known.ts';

/** A spreadsheet whose rows below the headings can be read. */
export type OpenSource = Omit<SheetSource, 'rows'> & {
  readonly headerRow: number;
  /** The headings by their columns; '' where a column has none. */
  readonly headings: readonly string[];
  /**
   * The rows below the headings.
   * @throws AppError `sheets.*`, `sheets.tooManyRows` where the file has more rows than the kind allows
   */
  readonly rows: AsyncIterable<SheetRow>;
};

type Asked = {
  readonly kind: ImportKind;
  readonly reading: FileReading;
  readonly language: Locale;
};

/**
 * Opens a spreadsheet below its headings.
 * @throws AppError `imports.noHeader`, `sheets.*`
 */
export async function openSource(
  bytes: Uint8Array,
  { kind, reading, language }: Asked,
): Promise<OpenSource> {
  const { headerRow: wanted, ...said } = reading;
  // The readers of spreadsheets are large, and no other call of this function needs them.
  const { readSheet } = await import('#functions/kernel/sheets/read-sheet.ts');
  const source = await readSheet(bytes, {
    ...defined(said),
    usualEncoding: USUAL_ENCODINGS[language] ?? 'windows-1252',
    maxRows: IMPORT_ROWS[kind] + HEADER_ROWS + 1,
    maxColumns: IMPORT_COLUMNS,
  });
  if (!IMPORT_FORMATS[kind].includes(source.format)) throw new AppError(importErrors.wrongFormat);
  const all = source.rows[Symbol.asyncIterator]();
  const first: SheetRow[] = [];
  while (first.length < HEADER_ROWS) {
    const { done, value } = await all.next();
    if (done) break;
    first.push(value);
  }
  const index =
    wanted === undefined ? headerIn(first, kind) : first.findIndex(({ row }) => row === wanted);
  const header = first[index];
  if (header === undefined) throw new AppError(importErrors.noHeader);
  return {
    ...source,
    headerRow: header.row,
    headings: namedColumns(header),
    rows: bounded(first.slice(index + 1), all, IMPORT_ROWS[kind]),
  };
}

/** The usual encodings of languages that differ from Western Europe, in one byte a letter. */
const USUAL_ENCODINGS: Readonly<Partial<Record<Locale, CsvEncoding>>> = {
  hu_HU: 'windows-1250',
  hr_HR: 'windows-1250',
  ro_RO: 'windows-1250',
  lt_LT: 'windows-1257',
};

async function* bounded(
  first: readonly SheetRow[],
  rest: AsyncIterator<SheetRow>,
  most: number,
): AsyncGenerator<SheetRow> {
  let count = 0;
  const counted = (row: SheetRow): SheetRow => {
    count += 1;
    if (count > most) throw new AppError(sheetErrors.tooManyRows, { params: [most] });
    return row;
  };
  try {
    for (const row of first) yield counted(row);
    for (;;) {
      const { done, value } = await rest.next();
      if (done) return;
      yield counted(value);
    }
  } finally {
    await rest.return?.();
  }
}

/** Returns the row in which most columns of the kind are found; else the first row with two texts. */
function headerIn(rows: readonly SheetRow[], kind: ImportKind): number {
  const columns = columnsOf(kind);
  const known = (column: string) => headingsKnown(kind, column);
  let best = { at: -1, found: 0 };
  rows.forEach((row, at) => {
    const mapping = proposeMapping({ columns, headings: textsOf(row), known });
    const found = Object.keys(mapping).length;
    if (found > best.found) best = { at, found };
  });
  return best.found > 0
    ? best.at
    : rows.findIndex(({ cells }) => cells.filter((cell) => cell?.kind === 'text').length > 1);
}

const HEADING_CHARACTERS = 100;

/** Returns what is kept of a heading. */
export const headingText = (text: string): string =>
  spaced(text).slice(0, HEADING_CHARACTERS).toWellFormed();

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Names each column by its heading, by its letters where it has none, by both where another one has the same. */
function namedColumns(header: SheetRow): string[] {
  const texts = textsOf(header).map(headingText);
  return texts.map((text, index) => {
    if (text === '') return lettersOf(index);
    return texts.indexOf(text) < index ? `${text} (${lettersOf(index)})` : text;
  });
}

const textsOf = ({ cells }: SheetRow): string[] =>
  Array.from(cells, (cell) => spaced(cell?.text ?? ''));
