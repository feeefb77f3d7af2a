import { useMutation } from '@tanstack/react-query';
import { useCsvDownload } from '#web/kernel/use-csv-download.ts';
import { SelectableTable } from './selectable-table.tsx';
import type { TableAct } from './table-act.ts';
import { chosenColumns, tableCells } from './table-column.ts';
import { type TableProps, TableTools } from './table-tools.tsx';

/**
 * Shows a list that comes from the server page by page: the server sorts it, and its file holds all rows that were
 * found.
 */
export function PagedTable<R extends { readonly id: string }>({
  caption,
  list,
  fileName,
  rows,
  fileRows,
  loadAll,
  nameOf,
  actsOn,
  ...table
}: TableProps<R> & {
  readonly caption: string;
  /** Name of the list, under which its views are kept. */
  readonly list: string;
  readonly fileName: string;
  /** The rows that have come, in the order of the server. */
  readonly rows: readonly R[];
  /** The number of rows in the file. */
  readonly fileRows: number;
  readonly loadAll: () => Promise<readonly R[]>;
  readonly nameOf: (row: R) => string;
  readonly actsOn?: (selected: readonly R[]) => readonly TableAct<R>[];
}) {
  const download = useCsvDownload();
  const columns = chosenColumns(table.columns, table.chosen);
  const save = (some: readonly R[]) => download(fileName, tableCells(columns, some));
  // A failed call brings its own notification.
  const saveAll = useMutation({ mutationFn: loadAll, onSuccess: save });
  return (
    <div className="list-table">
      <TableTools
        list={list}
        table={table}
        count={fileRows}
        isSaving={saveAll.isPending}
        onSave={() => saveAll.mutate()}
      />
      <SelectableTable
        caption={caption}
        columns={columns}
        rows={rows}
        all={rows}
        nameOf={nameOf}
        sort={table.sort}
        {...(table.sortable && { sortable: table.sortable })}
        onSort={table.onSort}
        actsOn={actsOn}
        onSave={save}
      />
    </div>
  );
}
