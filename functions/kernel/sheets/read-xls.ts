import type { CellValue } from 'hucre';
import { AppError } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { SheetCell, SheetRow } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { gatherRows } from './gather-rows.ts';
import { isoCell } from './iso-cell.ts';
import { numberCell } from './number-format.ts';
import { SHEETS_LISTED, XLS_FILE_BYTES } from './sheet-limits.ts';
import { sheetName } from './sheet-name.ts';
import type { SheetSource, TableBounds } from './sheet-source.ts';
import { makeXlsCells, type XlsCell } from './xls-cells.ts';
import { containerOf, workbookIn } from './xls-container.ts';

/**
 * Opens an XLS file (Excel 97 to 2003). The library reads it as a whole; it is given a container of our own making,
 * with records that have been counted before.
 * @throws AppError `sheets.*`
 */
export async function readXls(
  bytes: Uint8Array,
  bounds: TableBounds,
  wanted: string | undefined,
): Promise<SheetSource> {
  if (bytes.length > XLS_FILE_BYTES) throw new AppError(sheetErrors.tooLarge);
  const workbook = workbookIn(bytes);
  const { shown, places, cells } = checkRecords(workbook, bounds);
  const { readXls: read } = await import('hucre');
  const { sheets } = await read(containerOf(workbook)).catch((cause: unknown) => {
    throw new AppError(sheetErrors.damaged, { cause });
  });
  const names = sheets.map(({ name }) => sheetName(name));
  const firstShown = sheets.findIndex((_, index) => shown[index]);
  const index = wanted === undefined ? Math.max(0, firstShown) : names.indexOf(wanted);
  const chosen = sheets[index];
  if (chosen === undefined) throw new AppError(sheetErrors.noSheet);
  return {
    format: 'xls',
    sheets: names,
    ...defined({ sheet: names[index] }),
    rows: rowsOf(chosen.rows, bounds, (row, column) => cells.of(places[index], row, column)),
  };
}

async function* rowsOf(
  values: readonly (readonly CellValue[] | undefined)[],
  bounds: TableBounds,
  known: (row: number, column: number) => XlsCell,
): AsyncGenerator<SheetRow> {
  const rows = gatherRows(bounds);
  for (const [index, row] of values.entries()) {
    row?.forEach((value, column) => {
      const cell = cellOf(value, known(index, column));
      if (cell) rows.add(column, cell);
    });
    rows.endRow(index + 1);
    yield* rows.take();
  }
}

function cellOf(value: CellValue, known: XlsCell): SheetCell | undefined {
  if (value === null || value === undefined) return undefined;
  if (known === 'error') return { kind: 'error', text: String(value) };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'number') return numberCell(String(value), known, false);
  if (typeof value === 'boolean') return { kind: 'truth', text: String(value) };
  return isoCell(value.toISOString());
}

const RECORD = { filePass: 0x2f, boundSheet: 0x85, bof: 0x809 } as const;
/** The records that hold cells: they begin with a row and a column. */
const CELL_RECORDS: ReadonlySet<number> = new Set([
  0x06, 0xbd, 0xfd, 0xd6, 0x203, 0x204, 0x205, 0x27e,
]);
const BIFF8 = 0x600;
const MULTIPLE = 0xbd;

/** The bits of a sheet that is hidden, or that is no table: a chart, a macro. */
const NOT_SHOWN = 0xff03;

/**
 * Refuses records that the library would read at any cost: a far cell, a sheet named a thousand times, a password.
 * Returns for each sheet whether it is a table that is shown, and the place at which it begins; and what is known of
 * the cells.
 */
function checkRecords(workbook: Buffer, { maxColumns }: TableBounds) {
  if (workbook.length < 6 || workbook.readUInt16LE(0) !== RECORD.bof)
    throw new AppError(sheetErrors.damaged);
  if (workbook.readUInt16LE(4) !== BIFF8) throw new AppError(sheetErrors.otherFormat);
  const places = new Set<number>();
  const shown: boolean[] = [];
  const cells = makeXlsCells();
  for (let start = 0; start + 4 <= workbook.length; ) {
    const [id, length] = [workbook.readUInt16LE(start), workbook.readUInt16LE(start + 2)];
    const data = start + 4;
    if (data + length > workbook.length) throw new AppError(sheetErrors.damaged);
    if (id === RECORD.filePass) throw new AppError(sheetErrors.protected);
    if (id === RECORD.boundSheet && length >= 4) {
      places.add(workbook.readUInt32LE(data));
      shown.push(length < 6 || (workbook.readUInt16LE(data + 4) & NOT_SHOWN) === 0);
    }
    if (CELL_RECORDS.has(id) && length >= 4) {
      const more = id === MULTIPLE ? Math.max(0, (length - 6) / 6 - 1) : 0;
      if (workbook.readUInt16LE(data + 2) + more >= maxColumns)
        throw new AppError(sheetErrors.tooManyColumns, { params: [maxColumns] });
    }
    if (id === 0 && length === 0) break;
    cells.add(id, workbook.subarray(data, data + length), start);
    start = data + length;
  }
  if (shown.length !== places.size || shown.length > SHEETS_LISTED)
    throw new AppError(sheetErrors.damaged);
  return { shown, places: [...places], cells };
}
