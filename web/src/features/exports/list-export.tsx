import type { ExportKind } from '#shared/exports/export-kind.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { chosenColumns, type TableColumn } from '#web/components/data-table/table-column.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { ExportButton } from './export-button.tsx';
import { type FileColumns, listedColumns } from './export-choices.ts';

/** Exports the rows of a table with the columns that it shows: all that were found, or the selected ones. */
export function ListExport<R extends { readonly id: string }>({
  kind,
  filter,
  total,
  columns,
  chosen,
  fileColumns,
  selected,
}: {
  readonly kind: ExportKind;
  readonly filter?: AttributeFilter | undefined;
  /** Rows that the list has found. */
  readonly total: number;
  readonly columns: readonly TableColumn<R>[];
  /** Names of the columns that are shown. */
  readonly chosen: readonly string[];
  readonly fileColumns: FileColumns;
  /** The selected rows; absent: all rows. */
  readonly selected?: readonly R[] | undefined;
}) {
  const t = useText();
  if (selected !== undefined && selected.length > FILTER_VALUES) {
    return <p className="muted">{t('words.mostRows', { count: FILTER_VALUES })}</p>;
  }
  return (
    <ExportButton
      label={t('tables.export')}
      size={selected === undefined ? 'normal' : 'compact'}
      kind={kind}
      count={selected?.length ?? total}
      filter={selected === undefined ? filter : among(selected, filter)}
      listed={listedColumns(chosenColumns(columns, chosen), fileColumns)}
    />
  );
}

function among(rows: readonly { readonly id: string }[], filter: AttributeFilter | undefined) {
  const ids = { field: 'id', comparison: 'in', value: rows.map(({ id }) => id) } as const;
  return { $and: filter === undefined ? [ids] : [filter, ids] };
}
