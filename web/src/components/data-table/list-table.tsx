import { useState } from 'react';
import { LoadMore } from '#web/components/load-more.tsx';
import { PagedTable, type PagedTableProps } from './paged-table.tsx';

/** Rows that stand in the page at first, and that each "more" adds. */
const STEP = 100;

/** Shows a list that is on the page as a whole; all its rows are sorted and selected. */
export function ListTable<R extends { readonly id: string }>({
  rows,
  ...table
}: Omit<PagedTableProps<R>, 'all'>) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <PagedTable {...table} rows={rows.slice(0, shown)} all={rows} />
      {rows.length > STEP && (
        <LoadMore
          shown={shown}
          total={rows.length}
          step={STEP}
          busy={false}
          onMore={() => setShown(shown + STEP)}
        />
      )}
    </>
  );
}
