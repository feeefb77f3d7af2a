import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadMore } from '#web/components/load-more.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { type UserListState, userFilter, userParams } from './user-filter.ts';
import { UsersFilters } from './users-filters.tsx';
import { UsersTable } from './users-table.tsx';
import './users.css';

const NO_FILTER: UserListState = { text: '', role: '', country: '', active: '' };

/** All accounts, for administrators. */
export function UsersPage() {
  const t = useText();
  const [state, change] = useListState(userParams);
  return (
    <>
      <PageHeading title={t('users.title')} />
      <p>
        <ButtonLink look="primary" icon="plus" to={pathTo('AdminUser', { id: 'new' })}>
          {t('users.create')}
        </ButtonLink>
      </p>
      <UsersFilters key={state.text} state={state} change={change} />
      <FoundUsers state={state} onReset={() => change(NO_FILTER)} />
    </>
  );
}

function FoundUsers({
  state,
  onReset,
}: {
  readonly state: UserListState;
  readonly onReset: () => void;
}) {
  const t = useText();
  const { number } = useFormats();
  const filter = userFilter(state);
  const pages = useEntityPages('account', {
    filter,
    sorting: [{ field: 'staticData.name', direction: 'asc' }],
    limit: PAGE_DEFAULT,
  });
  const { data: total = 0 } = useEntityCount('account', { filter });
  const caption = t('users.found', { count: total, shown: number(total) });
  return (
    <QueryState query={pages} rows={6}>
      {({ pages: loaded }) => {
        const accounts = loaded.flatMap(({ items }) => items);
        if (accounts.length === 0) {
          return (
            <EmptyState
              title={t('users.none')}
              actions={<Button onClick={onReset}>{t('users.reset')}</Button>}
            >
              <p>{t('users.noneText')}</p>
            </EmptyState>
          );
        }
        return (
          <>
            <p className="muted" role="status">
              {caption}
            </p>
            <UsersTable accounts={accounts} caption={caption} />
            {total > accounts.length && (
              <LoadMore
                shown={accounts.length}
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
