import type { ReactNode } from 'react';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { LoadMore } from './load-more.tsx';
import { LoadingState } from './loading-state.tsx';
import { QueryState } from './query-state.tsx';

type Pages<T> = Parameters<
  typeof QueryState<{ readonly pages: readonly { readonly items: readonly T[] }[] }>
>[0]['query'] & {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  /** The rows are those of the filters before. */
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
};

/** Shows a list that grows on demand: how many were found, what is loaded of them, and the next page. */
export function FoundList<T extends { readonly id: string }>({
  pages,
  total,
  step,
  rows,
  caption,
  empty,
  children,
}: {
  readonly pages: Pages<T>;
  /** The number of all rows that were found, loaded or not. */
  readonly total: number;
  /** Rows of a page. */
  readonly step: number;
  /** Rows of the placeholder while the list loads. */
  readonly rows: number;
  /** "12 requests", announced when it changes, where the page does not say it itself. */
  readonly caption?: string;
  readonly empty: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
}) {
  const items = loadedRows(pages.data?.pages);
  const isEmpty = items.length === 0;
  const isLoading = pages.data === undefined || (isEmpty && pages.isPlaceholderData);
  // A list with rows that counts none is not counted yet.
  const isCounted = !isLoading && (isEmpty || total > 0);
  return (
    <>
      {caption !== undefined && (
        <p className={isEmpty || !isCounted ? 'visually-hidden' : 'muted'} role="status">
          {isCounted && caption}
        </p>
      )}
      <QueryState query={pages} rows={rows}>
        {() => (
          <>
            {isLoading ? <LoadingState rows={rows} /> : isEmpty ? empty : children(items)}
            {!isEmpty && (pages.hasNextPage || total > step) && (
              <LoadMore
                shown={items.length}
                total={total}
                hasMore={pages.isPlaceholderData ? items.length < total : pages.hasNextPage}
                step={step}
                busy={pages.isFetchingNextPage}
                onMore={() => pages.fetchNextPage()}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
