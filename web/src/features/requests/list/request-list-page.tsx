import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { LoadMore } from '#web/components/load-more.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { listFilter, listParams, listSorting, type RequestListState } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { NoRequests } from './no-requests.tsx';
import { RequestTable } from './request-table.tsx';
import { ViewTabs } from './view-tabs.tsx';
import '../requests.css';

/** The requests of an account; at first those that wait for it. */
export function RequestListPage() {
  const t = useText();
  const session = useSession();
  const [state, change] = useListState(listParams);
  return (
    <>
      <PageHeading title={t('requests.list')} />
      {session.status === 'signedIn' && (
        <>
          <ViewTabs account={session.account} current={state.view} />
          <ListFilters key={state.text} state={state} change={change} />
          <RequestResults account={session.account} state={state} change={change} />
        </>
      )}
    </>
  );
}

function RequestResults({
  account,
  state,
  change,
}: {
  readonly account: Entity<Account>;
  readonly state: RequestListState;
  readonly change: (patch: Partial<RequestListState>) => void;
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
