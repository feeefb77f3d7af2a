import type { ShownColumn } from './table-column.ts';
import { nextSort, type TableSort } from './table-sort.ts';

/** Shows the heading of a column; a button where it sorts. */
export function HeadingCell<R>({
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
