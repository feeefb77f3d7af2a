import { listParam } from '#shared/kernel/list-state.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { sortParam, type TableSort } from './table-sort.ts';

/** The value in the address that stands for no column but the first. */
const NONE = 'none';
const tableParams = { sort: sortParam(), columns: listParam() };

/**
 * Returns the order and the columns of a table from the address; the columns are the usual ones until others are
 * chosen.
 */
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
