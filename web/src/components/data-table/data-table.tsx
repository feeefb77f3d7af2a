import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { SelectAll, SelectRow } from './select-boxes.tsx';
import type { ShownColumn } from './table-column.ts';
import { nextSort, type TableOrder, type TableSort } from './table-sort.ts';
import { type RowKeys, useRowKeys } from './use-row-keys.ts';
import './data-table.css';

/** Rows that stand together below a heading of their own. */
type RowGroup<R> = {
  readonly name: string;
  readonly heading: ReactNode;
  readonly rows: readonly R[];
  /** The way to more rows of the group. */
  readonly more: ReactNode;
};

/** The rows of a table, its columns, their order and its keys. */
export type DataTableProps<R> = Partial<TableOrder> &
  RowKeys & {
    readonly caption: string;
    /** The columns; the first one names the row. */
    readonly columns: readonly ShownColumn<R>[];
    readonly rows?: readonly R[];
    /** The rows where they stand in groups. */
    readonly groups?: readonly RowGroup<R>[];
    readonly nameOf: (row: R) => ReactNode;
    /** A class of the table, where its cells need room of their own; `pane` beside what its rows open. */
    readonly className?: string;
  };

/**
 * Shows rows as a table, and as cards where it is narrow. Arrow keys go from row to row, space selects, Enter opens. A
 * tap on one of hundreds of rows is answered before all their cells are made again; only cells that tell which row is
 * open (`onReach`) come at once, because the focus follows them.
 */
export function DataTable<R extends { readonly id: string }>({
  caption,
  rows = [],
  groups = [],
  className,
  letters,
  onReach,
  columns,
  ...others
}: DataTableProps<R>) {
  const { selecting } = others;
  const deferred = useDeferredValue(columns);
  const table = { ...others, columns: onReach ? columns : deferred };
  const onKey = useRowKeys({ selecting, letters, onReach });
  return (
    <div className="data-table-frame">
      <table className={classNames('table data-table', className)} onKeyDown={onKey}>
        <caption className="visually-hidden">{caption}</caption>
        <TableHead {...table} />
        {rows.length > 0 && (
          <tbody>
            <Rows rows={rows} {...table} />
          </tbody>
        )}
        {groups.map((group) => (
          <Group key={group.name} group={group} {...table} />
        ))}
      </table>
    </div>
  );
}

type Shape<R> = Omit<DataTableProps<R>, 'caption' | 'rows' | 'groups'>;

function TableHead<R>({ columns, sort = null, sortable, onSort, selecting }: Shape<R>) {
  return (
    <thead>
      <tr>
        {selecting !== undefined && (
          <td className="data-table-select">
            {selecting.all.length > 0 && <SelectAll selecting={selecting} />}
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
  );
}

function Group<R extends { readonly id: string }>({
  group: { heading, rows, more },
  ...table
}: Shape<R> & { readonly group: RowGroup<R> }) {
  const id = useId();
  const width = table.columns.length + (table.selecting === undefined ? 0 : 1);
  return (
    <tbody aria-labelledby={id}>
      <tr className="data-table-group">
        <th scope="rowgroup" colSpan={width} id={id}>
          {heading}
        </th>
      </tr>
      <Rows rows={rows} {...table} />
      {more && (
        <tr className="data-table-more">
          <td colSpan={width}>{more}</td>
        </tr>
      )}
    </tbody>
  );
}

function Rows<R extends { readonly id: string }>({
  rows,
  columns,
  nameOf,
  selecting,
}: Shape<R> & { readonly rows: readonly R[] }) {
  return rows.map((row) => (
    <tr
      key={row.id}
      data-row={row.id}
      className={selecting?.selection.ids.has(row.id) ? 'selected' : undefined}
    >
      {selecting !== undefined && (
        <td className="data-table-select">
          {selecting.order.includes(row.id) && (
            <SelectRow row={row} selecting={selecting} nameOf={nameOf} />
          )}
        </td>
      )}
      <Cells row={row} columns={columns} />
    </tr>
  ));
}

/** Shows the heading of a column; a button where it sorts. */
function HeadingCell<R>({
  column: { name, heading },
  sort,
  onSort,
}: {
  readonly column: ShownColumn<R>;
  readonly sort: TableSort;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}) {
  const isSorted = sort?.column === name;
  const order = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={order}>
      {onSort === undefined ? (
        heading
      ) : (
        <button
          type="button"
          className="data-table-sort"
          onClick={() => onSort(nextSort(sort, name))}
        >
          {heading}
        </button>
      )}
    </th>
  );
}

/** Shows the cells of a row, which are made again with another row or other columns only. */
function Cells<R>({
  row,
  columns,
}: {
  readonly row: R;
  readonly columns: readonly ShownColumn<R>[];
}) {
  return useMemo(() => {
    const [first, ...others] = columns;
    return (
      <>
        {first !== undefined && <th scope="row">{first.cell(row)}</th>}
        {others.map(({ name, heading, cell }) => (
          <td key={name} className={`column-${name}`} data-heading={heading}>
            {cell(row)}
          </td>
        ))}
      </>
    );
  }, [row, columns]);
}
