import * as z from 'zod';
import {
  type CsvCell,
  type CsvStyle,
  csvLines,
  csvOf,
  csvStyleOf,
} from '#functions/kernel/sheets/write-csv.ts';
import { addRows, beginXlsx, endXlsx, XlsxState } from '#functions/kernel/sheets/write-xlsx.ts';
import type { ExportFormat } from '#shared/exports/export-format.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
import type { FileColumn } from './export-run.ts';

export const CONTENT_TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The state of a file that is being written, as plain data; a CSV file needs none. */
export const WriterState = z.strictObject({ xlsx: XlsxState.optional() });
export type WriterState = z.infer<typeof WriterState>;

type FileRow = readonly (SheetCell | undefined)[];
type Step = { readonly bytes: Uint8Array; readonly state: WriterState };

/** The writer of a format: each step gives bytes and the state after them, so that any process can go on. */
export type FileWriter = {
  readonly begin: (sheet: string, columns: readonly FileColumn[]) => Step;
  readonly add: (state: WriterState, rows: readonly FileRow[]) => Step;
  readonly end: (state: WriterState) => Uint8Array;
};

/** Returns the writer of a format; its CSV opens as it is in spreadsheet programs of the language. */
export function fileWriter(format: ExportFormat, language: Locale): FileWriter {
  return format === 'csv' ? csvWriter(csvStyleOf(language)) : xlsxWriter;
}

const xlsxWriter: FileWriter = {
  begin: (name, columns) => {
    const { bytes, state } = beginXlsx({ name, columns });
    return { bytes, state: { xlsx: state } };
  },
  add: ({ xlsx }, rows) => {
    const { bytes, state } = addRows(begun(xlsx), rows);
    return { bytes, state: { xlsx: state } };
  },
  end: ({ xlsx }) => endXlsx(begun(xlsx)),
};

function begun(xlsx: XlsxState | undefined): XlsxState {
  if (xlsx === undefined) throw new Error('The file has not begun.');
  return xlsx;
}

const NOTHING = new Uint8Array();

function csvWriter(style: CsvStyle): FileWriter {
  return {
    begin: (_, columns) => ({
      bytes: Buffer.from(csvOf([columns.map(({ heading }) => heading)], style)),
      state: {},
    }),
    add: (state, rows) => ({
      bytes: Buffer.from(
        csvLines(
          rows.map((cells) => cells.map(csvCell)),
          style,
        ),
      ),
      state,
    }),
    end: () => NOTHING,
  };
}

const csvCell = (cell: SheetCell | undefined): CsvCell =>
  cell?.kind === 'number' ? Number(cell.text) : cell?.text;
