import type { ReactNode } from 'react';
import { useListViews } from '#web/components/saved-views/use-list-views.ts';
import { SelectableTable } from './selectable-table.tsx';
import type { TableAct } from './table-act.ts';
import { chosenColumns, type TableColumn } from './table-column.ts';
import { type TableProps, TableTools } from './table-tools.tsx';

export type PagedTableProps<R> = TableProps<TableColumn<R>> & {
  readonly caption: string;
  /** Name of the list, under which its views are kept. */
  readonly list: string;
  /** The rows that stand in the page, in their order. */
  readonly rows: readonly R[];
  /** The rows that can be selected; those in the page, where none are named. */
  readonly all?: readonly R[];
  /** The button that makes a file of the selected rows; of all rows that were found, where none are named. */
  readonly fileOf?: (selected?: readonly R[]) => ReactNode;
  readonly nameOf: (row: R) => string;
  readonly actsOn?: (selected: readonly R[]) => readonly TableAct<R>[];
};

/**
 * Shows rows of a list as a table with its views, columns, selection, acts and file: as far as the server has sent them,
 * in its order.
 */
export function PagedTable<R extends { readonly id: string }>({
  caption,
  list,
  rows,
  all = rows,
  fileOf,
  nameOf,
  actsOn,
  ...table
}: PagedTableProps<R>) {
  return (
    <div className="list-table">
      <TableTools views={useListViews(list)} table={table} file={fileOf?.()} />
      <SelectableTable
        caption={caption}
        columns={chosenColumns(table.columns, table.chosen)}
        rows={rows}
        all={all}
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
