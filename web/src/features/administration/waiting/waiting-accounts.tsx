import {
  ACCOUNT_WAITS,
  type AccountWait,
  confirmingCountries,
  waitsFilter,
} from '#shared/accounts/account-waits.ts';
import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityList } from '#web/kernel/use-entities.ts';

/** Counts the accounts in which something waits for an administrator, each leading to the list of them. */
export function WaitingAccounts() {
  const { data: countries = [] } = useEntityList('country');
  const confirming = confirmingCountries(countries);
  return ACCOUNT_WAITS.map((wait) => (
    <WaitingLine key={wait} wait={wait} confirming={confirming} />
  ));
}

function WaitingLine({
  wait,
  confirming,
}: {
  readonly wait: AccountWait;
  readonly confirming: readonly string[];
}) {
  const t = useText();
  const filter = waitsFilter(wait, confirming);
  const { data: count = 0 } = useEntityCount('account', { filter, enabled: filter !== undefined });
  if (filter === undefined || count === 0) return null;
  return (
    <li>
      <Link to={`${pathTo('AdminUsers')}?waits=${wait}`}>
        {t(`administration.waits.${wait}`, { count })}
      </Link>
    </li>
  );
}
