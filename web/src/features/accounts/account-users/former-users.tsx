import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { CallFailure } from '../users/call-failure.tsx';
import { type FormerUser, useChangeUsers } from './use-account-users.ts';

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
      <p>{t('accounts.users.formerLead')}</p>
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
        <ForgetDialog account={account} user={forgotten} onClose={() => setForgotten(null)} />
      )}
    </section>
  );
}

function ForgetDialog({
  account,
  user: { user, name },
  onClose,
}: {
  readonly account: string;
  readonly user: FormerUser;
  readonly onClose: () => void;
}) {
  const t = useText();
  const remove = useChangeUsers('POST auth/account/removeuser');
  return (
    <Dialog title={t('accounts.users.forget')} onClose={onClose}>
      <p>{t('accounts.users.forgetText', { name })}</p>
      <CallFailure error={remove.error} />
      <div className="buttons">
        <Button
          look="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate({ account, user }, { onSuccess: onClose })}
        >
          {t('accounts.users.forget')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
