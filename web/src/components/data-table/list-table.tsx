import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { LoadMore } from '#web/components/load-more.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
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
  const t = useText();
  const download = useCsvDownload();
  const [shown, setShown] = useState(STEP);
  const columns = chosenColumns(table.columns, table.chosen);
  const save = (some: readonly R[]) => download(fileName, tableCells(columns, some));
  return (
    <div className="list-table">
      <TableTools
        list={list}
        table={table}
        file={
          <Button icon="download" onClick={() => save(rows)}>
            {t('tables.csv', { count: rows.length })}
          </Button>
        }
      />
      <SelectableTable
        caption={caption}
        columns={columns}
        rows={rows.slice(0, shown)}
        all={rows}
        nameOf={nameOf}
        sort={table.sort}
        onSort={table.onSort}
        actsOn={actsOn}
        fileOf={(selected) => (
          <Button size="compact" onClick={() => save(selected)}>
            {t('tables.csv', { count: selected.length })}
          </Button>
        )}
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
