import { useState } from 'react';
import { LoadMore } from '#web/components/load-more.tsx';
import { useCsvDownload } from '#web/kernel/use-csv-download.ts';
import { SelectableTable } from './selectable-table.tsx';
import type { TableAct } from './table-act.ts';
import { chosenColumns, tableCells } from './table-column.ts';
import { type TableProps, TableTools } from './table-tools.tsx';

/** Rows that stand in the page at first, and that each "more" adds. */
const STEP = 100;

/** Shows a list that is on the page as a whole: a table with its views, columns, selection, acts and file. */
export function ListTable<R extends { readonly id: string }>({
  caption,
  list,
  fileName,
  rows,
  nameOf,
  actsOn,
  ...table
}: TableProps<R> & {
  readonly caption: string;
  /** Name of the list, under which its views are kept. */
  readonly list: string;
  readonly fileName: string;
  /** All rows that were found, in their order. */
  readonly rows: readonly R[];
  readonly nameOf: (row: R) => string;
  readonly actsOn?: (selected: readonly R[]) => readonly TableAct<R>[];
}) {
  const download = useCsvDownload();
  const [shown, setShown] = useState(STEP);
  const columns = chosenColumns(table.columns, table.chosen);
  const save = (some: readonly R[]) => download(fileName, tableCells(columns, some));
  return (
    <div className="list-table">
      <TableTools list={list} table={table} count={rows.length} onSave={() => save(rows)} />
      <SelectableTable
        caption={caption}
        columns={columns}
        rows={rows.slice(0, shown)}
        all={rows}
        nameOf={nameOf}
        sort={table.sort}
        onSort={table.onSort}
        actsOn={actsOn}
        onSave={save}
      />
      {rows.length > shown && (
        <LoadMore
          shown={shown}
          total={rows.length}
          step={STEP}
          busy={false}
          onMore={() => setShown(shown + STEP)}
        />
      )}
    </div>
  );
}
