import {
  ACCOUNT_WAITS,
  type AccountWait,
  confirmingCountries,
  waitsFilter,
} from '#shared/accounts/account-waits.ts';
import { COMING } from '#web/components/lazy-part.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityList } from '#web/kernel/use-entities.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Counts the accounts in which something waits for an administrator, each leading to the list of them. */
export function WaitingAccounts() {
  const { data: countries = [], isLoading } = useEntityList('country');
  const confirming = confirmingCountries(countries);
  if (isLoading) return <li hidden>{COMING}</li>;
  return ACCOUNT_WAITS.map((wait) => (
    <WaitingAccount key={wait} wait={wait} confirming={confirming} />
  ));
}

function WaitingAccount({
  wait,
  confirming,
}: {
  readonly wait: AccountWait;
  readonly confirming: readonly string[];
}) {
  const t = useText();
  const filter = waitsFilter(wait, confirming);
  const { data: count = 0, isLoading } = useEntityCount('account', {
    filter,
    enabled: filter !== undefined,
  });
  return (
    <WaitingLine
      isComing={isLoading}
      count={filter === undefined ? 0 : count}
      to={`${pathTo('AdminUsers')}?waits=${wait}`}
    >
      {t(`administration.waits.${wait}`, { count })}
    </WaitingLine>
  );
}
