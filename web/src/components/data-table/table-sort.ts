import type { Param } from '#shared/kernel/list-state.ts';
import type { TableColumn } from './table-column.ts';

/** The column by which rows are sorted; null: the list's own order. */
export type TableSort = { readonly column: string; readonly isDescending: boolean } | null;

/** The order of a table, and how it changes. */
export type TableOrder = {
  readonly sort: TableSort;
  /** Columns whose heading sorts; all, where none are named. */
  readonly sortable?: readonly string[];
  readonly onSort: (sort: TableSort) => void;
};

/** Returns the sort after a heading was chosen: ascending, then descending, then the list's own order. */
export function nextSort(sort: TableSort, column: string): TableSort {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

/** Returns a sort as it stands in the address: `name`, or `-name` for descending. */
export function writtenSort(sort: TableSort): string {
  return sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.column}`;
}

/** Returns the sort that an address names. */
export function readSort(text: string): TableSort {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return column === '' ? null : { column, isDescending };
}

export const sortParam = (): Param<TableSort> => ({
  initial: null,
  read: ([text = '']) => readSort(text),
  write: (sort) => [writtenSort(sort)],
});

/** Returns the rows by the sorted column; equal ones keep their order, and those without a value come last. */
export function sortedRows<R>(
  rows: readonly R[],
  {
    columns,
    sort,
    compare,
  }: {
    readonly columns: readonly TableColumn<R>[];
    readonly sort: TableSort;
    readonly compare: (a: string, b: string) => number;
  },
): readonly R[] {
  const value = columns.find(({ name }) => name === sort?.column)?.value;
  if (sort === null || value === undefined) return rows;
  const keyed = rows.map((row) => ({ row, key: value(row) ?? '' }));
  const sign = sort.isDescending ? -1 : 1;
  return keyed
    .sort((a, b) => {
      if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '');
      return sign * compareKeys(a.key, b.key, compare);
    })
    .map(({ row }) => row);
}

function compareKeys(
  a: string | number,
  b: string | number,
  compare: (a: string, b: string) => number,
): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}
