import { classNames } from '#web/components/class-names.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { HeadingCell } from './heading-cell.tsx';
import type { RowSelecting } from './row-selection.ts';
import { SelectAll, SelectRow } from './select-boxes.tsx';
import type { ShownColumn } from './table-column.ts';
import type { TableOrder } from './table-sort.ts';
import { useRowKeys } from './use-row-keys.ts';
import './data-table.css';

/** The rows of a table, its columns, and their order. */
export type DataTableProps<R> = TableOrder & {
  readonly caption: string;
  /** The columns; the first one names the row. */
  readonly columns: readonly ShownColumn<R>[];
  readonly rows: readonly R[];
  readonly nameOf: (row: R) => string;
  /** The selection; absent: rows are not selected here. */
  readonly selecting?: RowSelecting;
  /** A class of the table, where its cells need room of their own. */
  readonly className?: string;
};

/**
 * Shows rows as a table, and as cards where it is narrow. Arrow keys go from row to row, space selects, Enter opens.
 */
export function DataTable<R extends { readonly id: string }>({
  caption,
  columns,
  rows,
  nameOf,
  sort,
  sortable,
  onSort,
  selecting,
  className,
}: DataTableProps<R>) {
  const t = useText();
  const onKey = useRowKeys({ selecting });
  const [first, ...others] = columns;
  return (
    <div className="data-table-frame">
      <table className={classNames('table data-table', className)} onKeyDown={onKey}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selecting !== undefined && (
              <td className="data-table-select">
                {selecting.all.length > 0 && (
                  <SelectAll
                    selecting={selecting}
                    label={t('tables.selectAll', { count: selecting.all.length })}
                  />
                )}
              </td>
            )}
            {columns.map((column) => (
              <HeadingCell
                key={column.name}
                column={column}
                sort={sort}
                onSort={sortable?.includes(column.name) === false ? undefined : onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              className={selecting?.selection.ids.has(row.id) ? 'selected' : undefined}
            >
              {selecting !== undefined && (
                <td className="data-table-select">
                  {selecting.order.includes(row.id) && (
                    <SelectRow
                      id={row.id}
                      selecting={selecting}
                      label={t('tables.select', { name: nameOf(row) })}
                    />
                  )}
                </td>
              )}
              {first !== undefined && <th scope="row">{first.cell(row)}</th>}
              {others.map(({ name, heading, cell }) => (
                <td key={name} className={`column-${name}`} data-heading={heading}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
