import { accountState } from '#shared/accounts/account-state.ts';
import { formatControlNumber } from '#shared/accounts/control-number.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { PagedTable } from '#web/components/data-table/paged-table.tsx';
import type { TableColumn } from '#web/components/data-table/table-column.ts';
import type { useTableState } from '#web/components/data-table/use-table-state.ts';
import { Link } from '#web/components/link.tsx';
import { type FileColumns, ListExport } from '#web/features/exports/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { ActiveChip } from './active-chip.tsx';
import { useCountries } from './use-countries.ts';
import { useUserActs } from './use-user-acts.tsx';
import { SORTED_BY } from './user-filter.ts';

type AccountRow = EntityOf<'account'>;

/** The columns beside the name that are shown until others are chosen. */
export const USUAL_COLUMNS = ['role', 'country', 'state'] as const;

/** The columns of a file that hold the facts of each column of the table. */
const FILE_COLUMNS: FileColumns = {
  name: ['name'],
  role: ['role'],
  country: ['country'],
  state: ['state'],
  number: ['controlNumber'],
  email: ['email'],
  town: ['citycode', 'city'],
};

/** Shows accounts as a table that becomes cards where it is narrow. */
export function UsersTable({
  accounts,
  caption,
  total,
  filter,
  state,
}: {
  readonly accounts: readonly AccountRow[];
  readonly caption: string;
  /** The number of all accounts that were found. */
  readonly total: number;
  readonly filter: AttributeFilter | undefined;
  readonly state: ReturnType<typeof useTableState>;
}) {
  const columns = useUserColumns();
  const actsOn = useUserActs();
  return (
    <PagedTable
      caption={caption}
      list="users"
      columns={columns}
      rows={accounts}
      fileOf={(selected) => (
        <ListExport
          kind="accounts"
          filter={filter}
          total={total}
          columns={columns}
          chosen={state.chosen}
          fileColumns={FILE_COLUMNS}
          selected={selected}
        />
      )}
      nameOf={nameOf}
      sortable={Object.keys(SORTED_BY)}
      actsOn={actsOn}
      {...state}
    />
  );
}

const nameOf = ({ data }: AccountRow): string => data.staticData.name;

const numberOf = ({ data: { userData } }: AccountRow): string | undefined =>
  userData.controlNumber && formatControlNumber(userData.controlNumber);

function useUserColumns(): readonly TableColumn<AccountRow>[] {
  const t = useText();
  const countries = useCountries();
  const text = (
    name: string,
    heading: string,
    value: (row: AccountRow) => string | undefined,
  ): TableColumn<AccountRow> => ({ name, heading, value, cell: value });
  return [
    {
      name: 'name',
      heading: t('words.name'),
      cell: (account) => <AccountName account={account} />,
      value: nameOf,
    },
    text('role', t('words.role'), ({ data }) => t(`role.${data.staticData.role}`)),
    text('country', t('offers.condition.country'), ({ data }) =>
      countries.nameOf(data.staticData.country),
    ),
    {
      name: 'state',
      heading: t('words.state'),
      cell: ({ data }) => <ActiveChip account={data} />,
      value: ({ data }) =>
        data.redactedOn === undefined
          ? t(`users.state.${accountState(data)}`)
          : t('users.redacted'),
    },
    {
      name: 'number',
      heading: t('words.controlNumber'),
      cell: (account) => <span className="unbroken">{numberOf(account)}</span>,
      value: numberOf,
    },
    text('email', t('words.email'), ({ data }) => data.userData.address.email),
    text('town', t('words.town'), ({ data }) => townLine(data.userData.address)),
  ];
}

function AccountName({ account }: { readonly account: AccountRow }) {
  const { id, data } = account;
  return (
    <>
      <Link className="users-link" to={pathTo('AdminUser', { id })}>
        {data.staticData.name}
      </Link>
      <span className="choice-hint">
        {[numberOf(account), data.userData.address.email].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
