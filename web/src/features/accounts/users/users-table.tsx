import { accountState } from '#shared/accounts/account-state.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import type { TableColumn } from '#web/components/data-table/table-column.ts';
import type { TableSort } from '#web/components/data-table/table-sort.ts';
import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { ActiveChip } from './active-chip.tsx';
import { useCountries } from './use-countries.ts';
import { SORTED_BY } from './user-filter.ts';

type AccountRow = EntityOf<'account'>;

/** Accounts as a table that becomes cards where it is narrow. */
export function UsersTable({
  accounts,
  caption,
  sort,
  onSort,
}: {
  readonly accounts: readonly AccountRow[];
  readonly caption: string;
  readonly sort: TableSort;
  readonly onSort: (sort: TableSort) => void;
}) {
  const columns = useUserColumns();
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={accounts}
      nameOf={({ data }) => data.staticData.name}
      sort={sort}
      sortable={Object.keys(SORTED_BY)}
      onSort={onSort}
    />
  );
}

function useUserColumns(): readonly TableColumn<AccountRow>[] {
  const t = useText();
  const countries = useCountries();
  return [
    {
      name: 'name',
      heading: t('users.name'),
      cell: (account) => <AccountName account={account} />,
      value: ({ data }) => data.staticData.name,
    },
    {
      name: 'role',
      heading: t('users.role'),
      cell: ({ data }) => t(`role.${data.staticData.role}`),
      value: ({ data }) => t(`role.${data.staticData.role}`),
    },
    {
      name: 'country',
      heading: t('users.country'),
      cell: ({ data }) => countries.nameOf(data.staticData.country),
      value: ({ data }) => countries.nameOf(data.staticData.country),
    },
    {
      name: 'state',
      heading: t('users.state'),
      cell: ({ data }) => <ActiveChip account={data} />,
      value: ({ data }) => t(`users.state.${accountState(data)}`),
    },
  ];
}

function AccountName({ account: { id, data } }: { readonly account: AccountRow }) {
  const { controlNumber, address } = data.userData;
  return (
    <>
      <Link className="users-link" to={pathTo('AdminUser', { id })}>
        {data.staticData.name}
      </Link>
      <span className="choice-hint">
        {[controlNumber && formatControlNumber(controlNumber), address.email]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}
