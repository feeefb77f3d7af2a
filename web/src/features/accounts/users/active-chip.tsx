import type { Account } from '#shared/accounts/account.ts';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

export function ActiveChip({ account }: { readonly account: Account }) {
  const t = useText();
  if (account.redactedOn !== undefined) {
    return (
      <StatusChip tone="bad" icon="cross">
        {t('users.redacted')}
      </StatusChip>
    );
  }
  return account.active ? (
    <StatusChip tone="ok" icon="check">
      {t('users.active')}
    </StatusChip>
  ) : (
    <StatusChip tone="off" icon="dash">
      {t('users.inactive')}
    </StatusChip>
  );
}
