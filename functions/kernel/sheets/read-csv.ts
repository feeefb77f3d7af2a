import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { AppError } from '#shared/kernel/app-error.ts';
import {
  CSV_SEPARATORS,
  type CsvEncoding,
  type CsvSeparator,
  type SheetRow,
} from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { gatherRows } from './gather-rows.ts';
import { encodingOf, separatorOf } from './recognise-csv.ts';
import { CELL_CHARACTERS } from './sheet-limits.ts';
import type { ReadOptions, SheetSource, TableBounds } from './sheet-source.ts';

const PIECE_BYTES = 64 * 1024;
/** Excel names the separator in a first line of its own, which is no row. */
const SAID_SEPARATOR = /^\uFEFF?sep=(.)\r?\n/i;

/** @throws AppError `sheets.notSheet` where the bytes are no text */
export function readCsv(bytes: Uint8Array, bounds: TableBounds, options: ReadOptions): SheetSource {
  const encoding = options.encoding ?? encodingOf(bytes, options.usualEncoding ?? 'windows-1252');
  if (encoding === undefined) throw new AppError(sheetErrors.notSheet);
  const beginning = new TextDecoder(encoding).decode(bytes.subarray(0, PIECE_BYTES));
  const said = SAID_SEPARATOR.exec(beginning)?.[1];
  const separator =
    options.separator ?? CSV_SEPARATORS.find((known) => known === said) ?? separatorOf(beginning);
  return {
    format: 'csv',
    sheets: [],
    encoding,
    separator,
    rows: rowsOf(bytes, { encoding, separator, passesFirst: said !== undefined }, bounds),
  };
}

type CsvReading = {
  readonly encoding: CsvEncoding;
  readonly separator: CsvSeparator;
  readonly passesFirst: boolean;
};

async function* rowsOf(
  bytes: Uint8Array,
  { encoding, separator, passesFirst }: CsvReading,
  bounds: TableBounds,
): AsyncGenerator<SheetRow> {
  const rows = gatherRows(bounds);
  const records = Readable.from(pieces(bytes, encoding)).pipe(
    parse({
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      from_line: passesFirst ? 2 : 1,
      max_record_size: CELL_CHARACTERS * bounds.maxColumns,
    }),
  );
  let row = 0;
  try {
    for await (const record of records) {
      row += 1;
      cellsOf(record).forEach((text, column) => {
        rows.add(column, { kind: 'text', text });
      });
      rows.endRow(row);
      yield* rows.take();
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError(sheetErrors.damaged, { cause });
  }
}

const cellsOf = (record: unknown): string[] =>
  Array.isArray(record) ? record.map((cell) => String(cell)) : [];

function* pieces(bytes: Uint8Array, encoding: CsvEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true });
  yield decoder.decode();
}
