import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { CallFailure } from '../users/call-failure.tsx';
import { type AccountUser, useChangeUsers } from './use-account-users.ts';

/** Lists everybody who uses the account; each user can remove the others. */
export function UserList({
  account,
  users,
}: {
  readonly account: string;
  readonly users: readonly AccountUser[];
}) {
  const t = useText();
  const [removed, setRemoved] = useState<AccountUser | null>(null);
  return (
    <>
      <ul className="plain user-rows">
        {users.map((user) => (
          <UserRow key={user.user} user={user} onRemove={() => setRemoved(user)} />
        ))}
      </ul>
      {users.length === 1 && <p className="muted">{t('accounts.users.onlyYou')}</p>}
      {removed !== null && (
        <RemoveDialog account={account} user={removed} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}

function UserRow({
  user,
  onRemove,
}: {
  readonly user: AccountUser;
  readonly onRemove: () => void;
}) {
  const t = useText();
  const { longDay } = useFormats();
  const { name, email, joinedOn, isYou } = user;
  const nameOf = useNameOf();
  return (
    <li>
      <span className="user-subject">
        <strong>{nameOf(user)}</strong>{' '}
        {isYou && (
          <StatusChip tone="ok" icon="check">
            {t('accounts.users.you')}
          </StatusChip>
        )}
        {name !== null && email !== null && <span className="choice-hint">{email}</span>}
        {joinedOn !== null && (
          <span className="choice-hint">
            {t('accounts.users.since', { day: longDay(joinedOn) })}
          </span>
        )}
      </span>
      {!isYou && (
        <Button size="compact" onClick={onRemove}>
          {t('accounts.users.remove')}
          <span className="visually-hidden"> {nameOf(user)}</span>
        </Button>
      )}
    </li>
  );
}

function RemoveDialog({
  account,
  user,
  onClose,
}: {
  readonly account: string;
  readonly user: AccountUser;
  readonly onClose: () => void;
}) {
  const t = useText();
  const nameOf = useNameOf();
  const remove = useChangeUsers('POST auth/account/removeuser');
  return (
    <Dialog title={t('accounts.users.removeTitle', { name: nameOf(user) })} onClose={onClose}>
      <p>{t('accounts.users.removeText')}</p>
      <CallFailure error={remove.error} />
      <div className="buttons">
        <Button
          look="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate({ account, user: user.user }, { onSuccess: onClose })}
        >
          {t('accounts.users.remove')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}

/** Returns the name of a person: name, else address, else that it is not known. */
function useNameOf(): (user: AccountUser) => string {
  const t = useText();
  return ({ name, email }) => name ?? email ?? t('accounts.users.unknown');
}
