import type { Account } from '#shared/accounts/account.ts';
import { type AccountState, accountState } from '#shared/accounts/account-state.ts';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

const LOOKS = {
  active: { tone: 'ok', icon: 'check' },
  blocked: { tone: 'warn', icon: 'warning' },
  deactivated: { tone: 'off', icon: 'dash' },
} as const satisfies Record<AccountState, object>;

export function ActiveChip({ account }: { readonly account: Account }) {
  const t = useText();
  if (account.redactedOn !== undefined) {
    return (
      <StatusChip tone="bad" icon="cross">
        {t('users.redacted')}
      </StatusChip>
    );
  }
  const state = accountState(account);
  return <StatusChip {...LOOKS[state]}>{t(`users.state.${state}`)}</StatusChip>;
}
