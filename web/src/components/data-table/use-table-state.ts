import { listParam, useListState } from '#web/kernel/use-list-state.ts';
import { sortParam, type TableSort } from './table-sort.ts';

/** In the address where no column but the first is shown. */
const NONE = 'none';
const tableParams = { sort: sortParam(), columns: listParam() };

/** The order and the columns of a table, as the address tells; columns are the usual ones until others are chosen. */
export function useTableState(usual: readonly string[]) {
  const [{ sort, columns }, change] = useListState(tableParams);
  return {
    sort,
    onSort: (next: TableSort) => change({ sort: next }, { replace: true }),
    chosen: columns.length === 0 ? usual : columns.filter((name) => name !== NONE),
    onChoose: (chosen: readonly string[]) =>
      change({ columns: chosen.length === 0 ? [NONE] : chosen }, { replace: true }),
  };
}
