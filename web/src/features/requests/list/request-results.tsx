import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { LoadMore } from '#web/components/load-more.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { listFilter, listSorting, type RequestListState } from './list-filter.ts';
import { NoRequests } from './no-requests.tsx';
import type { RequestScreen } from './request-cells.tsx';
import { RequestTable } from './request-table.tsx';

/** What a view with its filters holds: exact count, table, 50 more. */
export function RequestResults({
  account,
  state,
  change,
  opens = 'RequestView',
}: {
  readonly account: Entity<Account>;
  readonly state: RequestListState;
  readonly change: (patch: Partial<RequestListState>) => void;
  /** The screen that a row leads to. */
  readonly opens?: RequestScreen;
}) {
  const t = useText();
  const { number } = useFormats();
  const filter = listFilter(state, account.id);
  const pages = useEntityPages('request-process', {
    filter,
    sorting: listSorting(state.view),
    limit: PAGE_DEFAULT,
  });
  const { data: total = 0 } = useEntityCount('request-process', { filter });
  const caption = t('requests.found', { count: total, shown: number(total) });
  return (
    <QueryState query={pages} rows={5}>
      {({ pages: loaded }) => {
        const requests = loaded.flatMap(({ items }) => items);
        if (requests.length === 0)
          return <NoRequests account={account} state={state} change={change} />;
        return (
          <>
            <p className="muted" role="status">
              {caption}
            </p>
            <RequestTable
              requests={requests}
              account={account}
              caption={caption}
              opens={opens}
              isOldestFirst={state.view === 'needsMe'}
            />
            {total > requests.length && (
              <LoadMore
                shown={requests.length}
                total={total}
                step={PAGE_DEFAULT}
                busy={pages.isFetchingNextPage}
                onMore={() => pages.fetchNextPage()}
              />
            )}
          </>
        );
      }}
    </QueryState>
  );
}
