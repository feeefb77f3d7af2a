import { type ReactNode, useRef } from 'react';
import { Button } from '#web/components/button.tsx';
import { ButtonMenu } from '#web/components/button-menu.tsx';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SavedViews } from '#web/components/saved-views/saved-views.tsx';
import type { ViewStore } from '#web/components/saved-views/use-list-views.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { TableHeading } from './table-column.ts';
import { readSort, type TableOrder, type TableSort, writtenSort } from './table-sort.ts';

/** The state of a table: its columns, those that are shown, and its order. */
export type TableProps<C> = TableOrder & {
  /** The columns; the first one always stays. */
  readonly columns: readonly C[];
  /** Names of the columns that are shown. */
  readonly chosen: readonly string[];
  readonly onChoose: (columns: readonly string[]) => void;
};

/** Shows the tools of a whole list: its order where it is cards, its views, its columns, and its file. */
export function TableTools({
  views,
  table: { columns, chosen, onChoose, sort, sortable, onSort },
  isComing = false,
  onForget,
  file,
}: {
  readonly views: ViewStore;
  readonly table: TableProps<TableHeading>;
  /** The columns are not known yet. */
  readonly isComing?: boolean;
  /** Takes the usual columns again, where others are kept. */
  readonly onForget?: (() => void) | undefined;
  /** The button that makes a file of all rows. */
  readonly file: ReactNode;
}) {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const sorting = columns.filter(({ name }) => sortable?.includes(name) !== false);
  return (
    <PhoneFold label={t('tables.more')}>
      <div className="data-table-tools no-print">
        <SortField columns={sorting} sort={sort} onSort={onSort} />
        <SavedViews store={views} />
        <ButtonMenu label={t('words.columns')} isComing={isComing}>
          {() => (
            <div ref={panel} tabIndex={-1} className="list-panel">
              <CheckboxGroup
                label={t('tables.columnsShown')}
                choices={columns.slice(1).map(({ name, heading }) => ({
                  value: name,
                  label: heading,
                }))}
                value={chosen}
                onChange={onChoose}
              />
              {onForget !== undefined && (
                <Button
                  look="quiet"
                  size="compact"
                  onClick={() => {
                    // The button goes.
                    panel.current?.focus();
                    onForget();
                  }}
                >
                  {t('tables.columnsUsual')}
                </Button>
              )}
            </div>
          )}
        </ButtonMenu>
        {file}
      </div>
    </PhoneFold>
  );
}

/** Sorts the rows where they are cards and have no headings. */
function SortField({
  columns,
  sort,
  onSort,
}: {
  readonly columns: readonly TableHeading[];
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
}) {
  const t = useText();
  const options = columns.flatMap(({ name: column, heading }) => [
    {
      value: writtenSort({ column, isDescending: false }),
      label: t('tables.ascending', { column: heading }),
    },
    {
      value: writtenSort({ column, isDescending: true }),
      label: t('tables.descending', { column: heading }),
    },
  ]);
  return (
    <SelectField
      className="data-table-sort-field"
      label={t('tables.sort')}
      empty={t('tables.ownOrder')}
      options={options}
      value={writtenSort(sort)}
      onChange={({ target }) => onSort(readSort(target.value))}
    />
  );
}
