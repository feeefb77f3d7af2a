import { InPortions } from '#web/components/in-portions.tsx';
import { PagedTable, type PagedTableProps } from './paged-table.tsx';

/** Shows a list that is on the page as a whole; all its rows are sorted and selected. */
export function ListTable<R extends { readonly id: string }>({
  rows: all,
  ...table
}: Omit<PagedTableProps<R>, 'all'>) {
  return (
    <InPortions rows={all}>{(rows) => <PagedTable {...table} rows={rows} all={all} />}</InPortions>
  );
}
