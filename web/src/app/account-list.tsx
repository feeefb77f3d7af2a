import type { AccountLine } from '#shared/sessions/account-line.ts';
import { Icon } from '#web/components/icon.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';

/** Shows the accounts of this user, each with its role; a deactivated one is shown but cannot be chosen. */
export function AccountList({
  accounts,
  current,
  onChoose,
}: {
  readonly accounts: readonly AccountLine[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
}) {
  const t = useText();
  const { compare } = useFormats();
  const sorted = [...accounts].sort((a, b) => compare(a.name, b.name));
  return (
    <section aria-label={t('session.switch')}>
      <p className="menu-heading">{t('session.switch')}</p>
      <ul className="plain menu-list">
        {sorted.map((account) => (
          <li key={account.id}>
            {account.active ? (
              <button
                type="button"
                aria-current={account.id === current ? 'true' : undefined}
                onClick={() => onChoose(account.id)}
              >
                <AccountWords account={account} />
                {account.id === current && <Icon name="check" />}
              </button>
            ) : (
              <span className="menu-text">
                <AccountWords account={account} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AccountWords({ account }: { readonly account: AccountLine }) {
  const t = useText();
  return (
    <span className="menu-words">
      <span>{account.name}</span>
      <span className="meta">
        {t(`role.${account.role}`)}
        {account.state === 'deactivated' && ` · ${t('session.deactivated')}`}
      </span>
    </span>
  );
}
