import { confirmingCountries } from '#shared/accounts/account-waits.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { useTableState } from '#web/components/data-table/use-table-state.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityList, useEntityPages } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { type UserListState, userFilter, userOrder, userParams } from './user-filter.ts';
import { UsersFilters } from './users-filters.tsx';
import { USUAL_COLUMNS, UsersTable } from './users-table.tsx';
import './users.css';

const NO_FILTER: UserListState = { text: '', role: '', country: '', state: '', waits: '' };

/** Shows all accounts, for administrators. */
export function UsersPage() {
  const t = useText();
  const [state, change] = useListState(userParams);
  return (
    <>
      <PageHeading title={t('menu.AdminUsers')} />
      <p>
        <ButtonLink look="primary" icon="plus" to={pathTo('AdminUser', { id: 'new' })}>
          {t('users.create')}
        </ButtonLink>
      </p>
      <UsersFilters state={state} change={change} />
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
  const table = useTableState(USUAL_COLUMNS);
  const { data: countries = [] } = useEntityList('country');
  const filter = userFilter(state, confirmingCountries(countries));
  const sorting = userOrder(table.sort, useLocale());
  const pages = useEntityPages('account', {
    filter,
    sorting,
    limit: PAGE_DEFAULT,
  });
  const { data: total = 0 } = useEntityCount('account', { filter });
  const caption = t('users.found', { count: total, shown: number(total) });
  return (
    <FoundList
      pages={pages}
      total={total}
      step={PAGE_DEFAULT}
      rows={6}
      caption={caption}
      empty={
        <EmptyState
          title={t('administration.nothingFound')}
          actions={<Button onClick={onReset}>{t('words.showAll')}</Button>}
        />
      }
    >
      {(accounts) => (
        <UsersTable
          accounts={accounts}
          caption={caption}
          total={total}
          filter={filter}
          state={table}
        />
      )}
    </FoundList>
  );
}
