/** The ways in which a cell of a spreadsheet says its value. */
type SheetCellKind = 'text' | 'number' | 'day' | 'time' | 'truth' | 'error';

/**
 * A cell with its value as text: a number with a point (`0012345` keeps its zeros), a day as `2026-03-12`, a time as
 * `2026-03-12T14:30` or `14:30`, truth as `true` or `false`. A formula counts as its last result.
 */
export type SheetCell = { readonly kind: SheetCellKind; readonly text: string };

/** A row with content; cells stand at the place of their column, empty ones are undefined. */
export type SheetRow = {
  /** The number of the row in the file, from 1, as a spreadsheet counts. */
  readonly row: number;
  readonly cells: readonly (SheetCell | undefined)[];
};

export const SHEET_FORMATS = ['xlsx', 'xls', 'csv'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** The separators of a CSV file; the tab by its name, since a blank alone does not come into a call. */
export const CSV_SEPARATORS = [';', ',', 'tab', '|'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

export const CSV_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1257',
  'iso-8859-2',
] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];
