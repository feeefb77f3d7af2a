import { AppError } from '#shared/kernel/app-error.ts';
import type { SheetCell, SheetRow } from '#shared/kernel/sheet.ts';
import { sheetErrors } from '#shared/kernel/sheet-errors.ts';
import { CELL_CHARACTERS, SHEET_CHARACTERS, SHEET_LINES } from './sheet-limits.ts';
import type { TableBounds } from './sheet-source.ts';

/** Gathers cells to rows within bounds, and returns the rows that are complete since the last question. */
export type GatherRows = {
  readonly add: (column: number, cell: SheetCell) => void;
  readonly endRow: (row: number) => void;
  readonly take: () => SheetRow[];
};

/**
 * Makes a gatherer of rows.
 * @throws AppError in `add` and `endRow` where a bound is passed
 */
export function gatherRows({ maxRows, maxColumns }: TableBounds): GatherRows {
  let cells: (SheetCell | undefined)[] = [];
  let rows: SheetRow[] = [];
  let count = 0;
  /** The number of rows that were read, empty ones among them. */
  let lines = 0;
  let characters = 0;
  let inRow = 0;
  return {
    add: (column, cell) => {
      if (cell.text === '') return;
      if (!(column < maxColumns))
        throw new AppError(sheetErrors.tooManyColumns, { params: [maxColumns] });
      if (cell.text.length > CELL_CHARACTERS) throw new AppError(sheetErrors.tooLarge);
      inRow += cell.text.length;
      if (characters + inRow > SHEET_CHARACTERS) throw new AppError(sheetErrors.tooLarge);
      while (cells.length < column) cells.push(undefined);
      cells[column] = cell;
    },
    endRow: (row) => {
      lines += 1;
      if (lines > SHEET_LINES)
        throw new AppError(sheetErrors.tooManyRows, { params: [SHEET_LINES] });
      if (cells.length === 0) return;
      count += 1;
      if (!(count <= maxRows)) throw new AppError(sheetErrors.tooManyRows, { params: [maxRows] });
      characters += inRow;
      inRow = 0;
      rows.push({ row, cells });
      cells = [];
    },
    take: () => {
      const done = rows;
      rows = [];
      return done;
    },
  };
}
