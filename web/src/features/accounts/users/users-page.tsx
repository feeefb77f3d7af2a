import { ACCOUNT_STATES } from '#shared/accounts/account-state.ts';
import { ACCOUNT_WAITS, confirmingCountries } from '#shared/accounts/account-waits.ts';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { useTableState } from '#web/components/data-table/use-table-state.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { SearchBox } from '#web/components/search-box.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityList, useEntityPages } from '#web/kernel/use-entities.ts';
import { type FilterProps, useListState } from '#web/kernel/use-list-state.ts';
import { ACCOUNT_ROLES } from './account-roles.ts';
import { useCountries } from './use-countries.ts';
import { type UserListState, userFilter, userOrder, userParams } from './user-filter.ts';
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

/** Asks for name, number or mail, and for role, country and state. */
function UsersFilters({ state, change }: FilterProps<UserListState>) {
  const t = useText();
  const countries = useCountries();
  return (
    <PhoneFold
      label={t('list.filters')}
      isUsed={Object.values(state).some((value) => value !== '')}
    >
      <search className="users-filters">
        <SearchBox
          label={t('users.search')}
          text={state.text}
          onSearch={(text) => change({ text })}
        />
        <SelectField
          label={t('words.role')}
          empty={t('words.any')}
          value={state.role}
          onChange={({ target }) => change({ role: userParams.role.read([target.value]) })}
          options={ACCOUNT_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <SelectField
          label={t('offers.condition.country')}
          empty={t('words.any')}
          value={state.country}
          onChange={({ target }) => change({ country: target.value })}
          options={countries.options}
        />
        <SelectField
          label={t('words.state')}
          empty={t('words.any')}
          value={state.state}
          onChange={({ target }) => change({ state: userParams.state.read([target.value]) })}
          options={ACCOUNT_STATES.map((value) => ({ value, label: t(`users.state.${value}`) }))}
        />
        <SelectField
          label={t('users.waits')}
          empty={t('words.any')}
          value={state.waits}
          onChange={({ target }) => change({ waits: userParams.waits.read([target.value]) })}
          options={ACCOUNT_WAITS.map((value) => ({ value, label: t(`users.waits.${value}`) }))}
        />
      </search>
    </PhoneFold>
  );
}
