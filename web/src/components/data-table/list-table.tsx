import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { LoadMore } from '#web/components/load-more.tsx';
import { SavedViews } from '#web/components/saved-views/saved-views.tsx';
import { useListViews } from '#web/components/saved-views/use-list-views.ts';
import { SelectionBar } from '#web/components/selection-bar.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useCsvDownload } from '#web/kernel/use-csv-download.ts';
import { DataTable } from './data-table.tsx';
import { NO_SELECTION, selectedOf } from './row-selection.ts';
import { SortField } from './sort-field.tsx';
import { chosenColumns, type TableColumn, tableCells } from './table-column.ts';
import type { TableSort } from './table-sort.ts';

/** Rows that stand in the page at first, and that each "more" adds. */
const STEP = 100;

/** A list that is on the page as a whole: a table of it with its columns, selection and file. */
export function ListTable<R extends { readonly id: string }>({
  caption,
  list,
  fileName,
  columns,
  chosen,
  onChoose,
  rows,
  nameOf,
  sort,
  onSort,
}: {
  readonly caption: string;
  /** Name of the list, under which its views are kept. */
  readonly list: string;
  readonly fileName: string;
  readonly columns: readonly TableColumn<R>[];
  /** Names of the columns that are shown. */
  readonly chosen: readonly string[];
  readonly onChoose: (columns: readonly string[]) => void;
  /** All that were found, in their order. */
  readonly rows: readonly R[];
  readonly nameOf: (row: R) => string;
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
}) {
  const t = useText();
  const download = useCsvDownload();
  const views = useListViews(list);
  const [shown, setShown] = useState(STEP);
  const [selection, onSelect] = useState(NO_SELECTION);
  const inTable = chosenColumns(columns, chosen);
  const selected = selectedOf(selection, rows);
  const save = (some: readonly R[]) => download(fileName, tableCells(inTable, some));
  return (
    <div className="list-table">
      <div className="data-table-tools no-print">
        <SortField columns={inTable} sort={sort} onSort={onSort} />
        <SavedViews store={views} />
        <Disclosure className="button-menu" label={t('tables.columns')}>
          {() => (
            <div className="list-panel">
              <CheckboxGroup
                label={t('tables.columnsShown')}
                choices={columns.slice(1).map(({ name, heading }) => ({
                  value: name,
                  label: heading,
                }))}
                value={chosen}
                onChange={onChoose}
              />
            </div>
          )}
        </Disclosure>
        <Button size="compact" onClick={() => save(rows)}>
          {t('tables.csv', { count: rows.length })}
        </Button>
      </div>
      <DataTable
        caption={caption}
        columns={inTable}
        rows={rows.slice(0, shown)}
        nameOf={nameOf}
        sort={sort}
        onSort={onSort}
        selecting={{ order: rows.map(({ id }) => id), selection, onSelect }}
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
      {selected.length > 0 && (
        <SelectionBar
          label={t('tables.selection')}
          status={t('tables.selected', { count: selected.length })}
          clear={t('tables.selectNone')}
          onClear={() => onSelect(NO_SELECTION)}
        >
          <Button size="compact" onClick={() => save(selected)}>
            {t('tables.csvSelected', { count: selected.length })}
          </Button>
        </SelectionBar>
      )}
    </div>
  );
}
