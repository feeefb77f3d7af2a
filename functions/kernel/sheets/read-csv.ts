import { AppError } from '#shared/kernel/app-error.ts';
import { CSV_SEPARATORS, type SheetRow } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { gatherRows } from './gather-rows.ts';
import { type CsvReading, PIECE_BYTES, parseCsv } from './parse-csv.ts';
import { encodingOf, separatorOf } from './recognise-csv.ts';
import type { ReadOptions, SheetSource, TableBounds } from './sheet-source.ts';
import { signOf } from './sign-of.ts';
import { withoutApostrophe } from './write-csv.ts';

/** The first line in which Excel names the separator, which is no row. */
const SAID_SEPARATOR = /^\uFEFF?sep=(.)\r?\n/i;

/**
 * Opens a CSV file.
 * @throws AppError `sheets.notSheet` where the bytes are no text
 */
export function readCsv(bytes: Uint8Array, bounds: TableBounds, options: ReadOptions): SheetSource {
  const encoding = options.encoding ?? encodingOf(bytes, options.usualEncoding ?? 'windows-1252');
  if (encoding === undefined) throw new AppError(sheetErrors.notSheet);
  const beginning = new TextDecoder(encoding).decode(bytes.subarray(0, PIECE_BYTES));
  const said = SAID_SEPARATOR.exec(beginning)?.[1];
  const separator =
    options.separator ??
    CSV_SEPARATORS.find((known) => signOf(known) === said) ??
    separatorOf(beginning);
  return {
    format: 'csv',
    sheets: [],
    encoding,
    separator,
    rows: rowsOf({ bytes, encoding, separator, passesFirst: said !== undefined }, bounds),
  };
}

async function* rowsOf(reading: CsvReading, bounds: TableBounds): AsyncGenerator<SheetRow> {
  const rows = gatherRows(bounds);
  let row = 0;
  const steps = parseCsv(reading, (texts) => {
    row += 1;
    texts.forEach((text, column) => {
      rows.add(column, { kind: 'text', text: withoutApostrophe(text) });
    });
    rows.endRow(row);
  });
  try {
    for await (const _ of steps) yield* rows.take();
  } catch (cause) {
    // The rows before the fault are given on.
    yield* rows.take();
    throw cause instanceof AppError ? cause : new AppError(sheetErrors.damaged, { cause });
  }
}
