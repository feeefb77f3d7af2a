import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { RemoveUserDialog } from './remove-user-dialog.tsx';
import type { FormerUser } from './use-account-users.ts';

/** Lists the people who left an office; each name can be removed from what the person did. */
export function FormerUsers({
  account,
  former,
}: {
  readonly account: string;
  readonly former: readonly FormerUser[];
}) {
  const t = useText();
  const [forgotten, setForgotten] = useState<FormerUser | null>(null);
  return (
    <section aria-labelledby="account-former">
      <h2 id="account-former">{t('accounts.users.former')}</h2>
      <ul className="plain user-rows">
        {former.map((user) => (
          <li key={user.user}>
            <span className="user-subject">
              <strong>{user.name}</strong>
            </span>
            <Button size="compact" onClick={() => setForgotten(user)}>
              {t('accounts.users.forget')}
              <span className="visually-hidden"> {user.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {forgotten !== null && (
        <RemoveUserDialog
          account={account}
          user={forgotten.user}
          isFormer
          title={t('accounts.users.forget')}
          text={t('accounts.users.forgetText', { name: forgotten.name })}
          action={t('accounts.users.forget')}
          onClose={() => setForgotten(null)}
        />
      )}
    </section>
  );
}
