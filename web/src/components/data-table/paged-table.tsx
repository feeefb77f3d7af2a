import type { ReactNode } from 'react';
import { SelectableTable } from './selectable-table.tsx';
import type { TableAct } from './table-act.ts';
import { chosenColumns } from './table-column.ts';
import { type TableProps, TableTools } from './table-tools.tsx';

/**
 * Shows a list that comes from the server page by page: the server sorts it, and its file is an export of the rows
 * that were found.
 */
export function PagedTable<R extends { readonly id: string }>({
  caption,
  list,
  rows,
  fileOf,
  nameOf,
  actsOn,
  ...table
}: TableProps<R> & {
  readonly caption: string;
  /** Name of the list, under which its views are kept. */
  readonly list: string;
  /** The rows that have come, in the order of the server. */
  readonly rows: readonly R[];
  /** The button that makes a file of the selected rows; of all rows that were found, where none are named. */
  readonly fileOf: (selected?: readonly R[]) => ReactNode;
  readonly nameOf: (row: R) => string;
  readonly actsOn?: (selected: readonly R[]) => readonly TableAct<R>[];
}) {
  return (
    <div className="list-table">
      <TableTools list={list} table={table} file={fileOf()} />
      <SelectableTable
        caption={caption}
        columns={chosenColumns(table.columns, table.chosen)}
        rows={rows}
        all={rows}
        nameOf={nameOf}
        sort={table.sort}
        {...(table.sortable && { sortable: table.sortable })}
        onSort={table.onSort}
        actsOn={actsOn}
        fileOf={fileOf}
      />
    </div>
  );
}
