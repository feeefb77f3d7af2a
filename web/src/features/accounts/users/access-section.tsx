import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { Access } from './access.ts';
import { CallFailure } from './call-failure.tsx';
import { Invites } from './invites.tsx';
import { useAccess, useUserCall } from './use-user-calls.ts';

/** Shows the users of the account, and the open invitations. */
export function AccessSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const access = useAccess(account.id);
  return (
    <section aria-labelledby="access">
      <h2 id="access">{t('users.access')}</h2>
      <QueryState query={access} rows={3}>
        {(found) => (
          <>
            <LinkedUsers account={account.id} access={found} />
            <Invites account={account} invites={found.invites} />
          </>
        )}
      </QueryState>
    </section>
  );
}

function LinkedUsers({ account, access }: { readonly account: string; readonly access: Access }) {
  const t = useText();
  const [unlinked, setUnlinked] = useState<string | null>(null);
  const { ssoUsers, maxUsers } = access;
  return (
    <>
      <h3>{t('users.linked', { count: ssoUsers.length, most: maxUsers })}</h3>
      {ssoUsers.length === 0 ? (
        <p className="muted">{t('users.linkedNone')}</p>
      ) : (
        <ul className="plain user-rows">
          {ssoUsers.map((user) => (
            <li key={user}>
              <span className="user-subject">{user}</span>
              <Button size="compact" onClick={() => setUnlinked(user)}>
                {t('users.unlink')}
                <span className="visually-hidden"> {user}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {unlinked !== null && (
        <UnlinkDialog account={account} user={unlinked} onClose={() => setUnlinked(null)} />
      )}
    </>
  );
}

function UnlinkDialog({
  account,
  user,
  onClose,
}: {
  readonly account: string;
  readonly user: string;
  readonly onClose: () => void;
}) {
  const t = useText();
  const unlink = useUserCall('POST auth/accountmanage/unlinkaccount');
  return (
    <Dialog title={t('users.unlinkTitle')} onClose={onClose}>
      <p>{t('users.unlinkText', { user })}</p>
      <CallFailure error={unlink.error} />
      <div className="buttons">
        <Button
          look="danger"
          busy={unlink.isPending}
          onClick={() => unlink.mutate({ account, ssoUser: user }, { onSuccess: onClose })}
        >
          {t('users.unlink')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
