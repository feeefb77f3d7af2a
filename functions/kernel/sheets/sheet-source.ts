import type { CsvEncoding, CsvSeparator, SheetFormat, SheetRow } from '#shared/kernel/sheet.ts';

/** The choices for reading a spreadsheet; missing ones are recognised from the file. */
export type ReadOptions = {
  /** The number of rows with content that are allowed, headings among them. */
  readonly maxRows?: number;
  readonly maxColumns?: number;
  /** The name of the sheet; the first that is shown where none is said. */
  readonly sheet?: string;
  readonly encoding?: CsvEncoding;
  readonly separator?: CsvSeparator;
  /** The encoding of a CSV file that is no Unicode, where no other is said. */
  readonly usualEncoding?: CsvEncoding;
};

/** The bounds of a table, all of them given. */
export type TableBounds = { readonly maxRows: number; readonly maxColumns: number };

/** A spreadsheet that is open: its rows come in their order, and only once. */
export type SheetSource = {
  readonly format: SheetFormat;
  /** The names of its sheets, and the one that is read; none in CSV. */
  readonly sheets: readonly string[];
  readonly sheet?: string;
  readonly encoding?: CsvEncoding;
  readonly separator?: CsvSeparator;
  /**
   * The rows.
   * @throws AppError `sheets.*` as soon as a bound is passed or the file is damaged
   */
  readonly rows: AsyncIterable<SheetRow>;
};
