import { type ReactNode, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useListViews } from '#web/components/saved-views/use-list-views.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { ActResult } from './each-row.ts';
import { SelectedRows, useRowActs } from './selected-rows.tsx';
import { ROWS_AN_ACT, type TableAct } from './table-act.ts';
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

type Table<R> = Omit<DataTableProps<R>, 'selecting'>;

/** Shows a table whose rows are selected, and the bar of what can be done to them. */
function SelectableTable<R extends { readonly id: string }>({
  all,
  actsOn,
  fileOf,
  ...table
}: Table<R> & {
  /** All rows that were found and are on the page, shown or not, in their order. */
  readonly all: readonly R[];
  readonly actsOn?: ((selected: readonly R[]) => readonly TableAct<R>[]) | undefined;
  /** The button that makes a file of the selected rows. */
  readonly fileOf?: ((selected: readonly R[]) => ReactNode) | undefined;
}) {
  const acts = useRowActs(all);
  const [asked, setAsked] = useState<TableAct<R>>();
  const { selected } = acts;
  const finish = (result: ActResult<R>) => {
    setAsked(undefined);
    acts.take();
    acts.tell(result);
  };
  return (
    <>
      <SelectedRows acts={acts} nameOf={table.nameOf}>
        {actsOn !== undefined && (
          <Acts acts={actsOn(selected)} count={selected.length} onAsk={setAsked} />
        )}
        {fileOf?.(selected)}
      </SelectedRows>
      <DataTable {...table} selecting={acts.selecting} />
      {asked?.ask({ rows: asked.rows, onDone: finish, onClose: () => setAsked(undefined) })}
    </>
  );
}

function Acts<R>({
  acts,
  count,
  onAsk,
}: {
  readonly acts: readonly TableAct<R>[];
  /** Rows that are selected. */
  readonly count: number;
  readonly onAsk: (act: TableAct<R>) => void;
}) {
  const t = useText();
  const possible = acts.filter(({ rows }) => rows.length > 0);
  const most = Math.min(...possible.map((act) => act.most ?? ROWS_AN_ACT));
  if (count > most) return <p className="muted">{t('words.mostRows', { count: most })}</p>;
  return possible.map((act) => (
    <Button key={act.name} size="compact" onClick={() => onAsk(act)}>
      {act.label}
    </Button>
  ));
}
