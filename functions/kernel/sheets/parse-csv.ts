import { CsvError, type Parser, parse } from 'csv-parse';
import { AppError } from '#shared/kernel/app-error.ts';
import type { CsvEncoding, CsvSeparator } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { ROW_CHARACTERS, SHEET_CELLS } from './sheet-limits.ts';
import { signOf } from './sign-of.ts';

export const PIECE_BYTES = 64 * 1024;

/** A CSV file, and the way in which it is read. */
export type CsvReading = {
  readonly bytes: Uint8Array;
  readonly encoding: CsvEncoding;
  readonly separator: CsvSeparator;
  /** The first line is no row. */
  readonly passesFirst: boolean;
};

/**
 * Parses a CSV file piece by piece; yields after each piece, so that the caller can pass on the rows that `onRow`
 * gathered. An error of `onRow` ends the file at that row.
 * @throws AppError `sheets.openQuote`, `sheets.tooLarge`
 */
export async function* parseCsv(
  reading: CsvReading,
  onRow: (texts: readonly string[]) => void,
): AsyncGenerator<void> {
  /** The place at which the last row ended, in bytes of UTF-8. */
  let end = 0;
  let cells = 0;
  /** The number of characters since the last row. */
  let open = 0;
  const parser = parse({
    delimiter: signOf(reading.separator),
    // A file that was put together from others has several kinds of line ends.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    from_line: reading.passesFirst ? 2 : 1,
    on_record: (record: string[], { bytes }) => {
      end = bytes;
      open = 0;
      cells += record.length;
      if (cells > SHEET_CELLS) throw new AppError(sheetErrors.tooLarge);
      onRow(record);
      // The parser keeps no row.
      return null;
    },
  });
  // Each write tells of its own failure.
  parser.on('error', () => undefined);
  try {
    for (const piece of pieces(reading)) {
      open += piece.length;
      await write(parser, piece);
      yield;
      if (open > ROW_CHARACTERS) throw unendingRow(reading, end);
    }
    await endOf(parser);
    yield;
  } catch (cause) {
    throw isOpenQuote(cause) ? unendingRow(reading, end) : cause;
  }
}

const write = (parser: Parser, piece: string): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.write(piece, (error) => (error ? reject(error) : resolve()));
  });

const endOf = (parser: Parser): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.once('error', reject).once('end', resolve).resume().end();
  });

const isOpenQuote = (cause: unknown): boolean =>
  cause instanceof CsvError && cause.code === 'CSV_QUOTE_NOT_CLOSED';

function* pieces({ bytes, encoding }: CsvReading): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    yield decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true });
  yield decoder.decode();
}

/** Returns why a row that begins at this place does not end: a quote in it, or its length. */
function unendingRow(reading: CsvReading, place: number): AppError {
  const breaks = { [LINE_FEED]: 0, [CARRIAGE_RETURN]: 0 };
  let before = 0;
  for (const piece of pieces(reading)) {
    const text = Buffer.from(piece);
    const from = Math.max(0, place - before);
    for (const byte of text.subarray(0, from))
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN) breaks[byte] += 1;
    before += text.length;
    if (text.includes('"', from))
      return openQuote(1 + (breaks[LINE_FEED] || breaks[CARRIAGE_RETURN]));
  }
  return new AppError(sheetErrors.tooLarge);
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function openQuote(line: number): AppError {
  const { code } = sheetErrors.openQuote;
  const { message } = new AppError(sheetErrors.openQuote, { params: [line] });
  const details = [{ path: 'file', code, message, limit: line }];
  return new AppError(sheetErrors.openQuote, { params: [line], details });
}
