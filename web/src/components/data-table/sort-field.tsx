import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { TableHeading } from './table-column.ts';
import { readSort, type TableSort, writtenSort } from './table-sort.ts';

/** Sorts the rows where they are cards and have no headings. */
export function SortField({
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
