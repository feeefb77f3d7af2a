import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { ActiveChip } from './active-chip.tsx';
import { useCountries } from './use-countries.ts';

const COLUMNS = ['name', 'role', 'country', 'state'] as const;

/** Accounts as a table that becomes cards where it is narrow. */
export function UsersTable({
  accounts,
  caption,
}: {
  readonly accounts: readonly EntityOf<'account'>[];
  readonly caption: string;
}) {
  const t = useText();
  const countries = useCountries();
  return (
    <div className="users-table-frame">
      <table className="table users-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`users.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ id, data }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="users-link" to={pathTo('AdminUser', { id })}>
                  {data.staticData.name}
                </Link>
                <span className="choice-hint">
                  {[
                    data.userData.controlNumber && formatControlNumber(data.userData.controlNumber),
                    data.userData.address.email,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </th>
              <td data-heading={t('users.role')}>{t(`role.${data.staticData.role}`)}</td>
              <td data-heading={t('users.country')}>{countries.nameOf(data.staticData.country)}</td>
              <td data-heading={t('users.state')}>
                <ActiveChip account={data} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
