import type { ReactNode } from 'react';
import { ButtonMenu } from '#web/components/button-menu.tsx';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SavedViews } from '#web/components/saved-views/saved-views.tsx';
import { useListViews } from '#web/components/saved-views/use-list-views.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { SortField } from './sort-field.tsx';
import { chosenColumns, type TableColumn } from './table-column.ts';
import type { TableSort } from './table-sort.ts';

/** The state of a table: its columns, those that are shown, and its order. */
export type TableProps<R> = {
  readonly columns: readonly TableColumn<R>[];
  /** Names of the columns that are shown. */
  readonly chosen: readonly string[];
  readonly onChoose: (columns: readonly string[]) => void;
  readonly sort: TableSort;
  /** Columns whose heading sorts; all, where none are named. */
  readonly sortable?: readonly string[];
  readonly onSort: (sort: TableSort) => void;
};

/** Shows the tools of a whole list: its order where it is cards, its views, its columns, and its file. */
export function TableTools<R>({
  list,
  table: { columns, chosen, onChoose, sort, sortable, onSort },
  file,
}: {
  /** Name of the list, under which its views are kept. */
  readonly list: string;
  readonly table: TableProps<R>;
  /** The button that makes a file of all rows. */
  readonly file: ReactNode;
}) {
  const t = useText();
  const views = useListViews(list);
  const sorting = chosenColumns(columns, chosen).filter(
    ({ name }) => sortable?.includes(name) !== false,
  );
  return (
    <PhoneFold label={t('tables.more')}>
      <div className="data-table-tools no-print">
        <SortField columns={sorting} sort={sort} onSort={onSort} />
        <SavedViews store={views} />
        <ButtonMenu label={t('words.columns')}>
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
        </ButtonMenu>
        {file}
      </div>
    </PhoneFold>
  );
}
