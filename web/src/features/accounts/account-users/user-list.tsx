import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { RemoveUserDialog } from './remove-user-dialog.tsx';
import type { AccountUser } from './use-account-users.ts';

/** Lists everybody who uses the account; each user can remove the others. */
export function UserList({
  account,
  users,
}: {
  readonly account: string;
  readonly users: readonly AccountUser[];
}) {
  const t = useText();
  const nameOf = useNameOf();
  const [removed, setRemoved] = useState<AccountUser | null>(null);
  return (
    <>
      <ul className="plain user-rows">
        {users.map((user) => (
          <UserRow key={user.user} user={user} onRemove={() => setRemoved(user)} />
        ))}
      </ul>
      {removed !== null && (
        <RemoveUserDialog
          account={account}
          user={removed.user}
          title={t('words.removeTitle', { name: nameOf(removed) })}
          text={t('words.removeUserText')}
          action={t('words.remove')}
          onClose={() => setRemoved(null)}
        />
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
          <span className="choice-hint">{t('words.since', { day: longDay(joinedOn) })}</span>
        )}
      </span>
      {!isYou && (
        <Button size="compact" onClick={onRemove}>
          {t('words.remove')}
          <span className="visually-hidden"> {nameOf(user)}</span>
        </Button>
      )}
    </li>
  );
}

/** Returns the name of a person: name, else address, else that it is not known. */
function useNameOf(): (user: AccountUser) => string {
  const t = useText();
  return ({ name, email }) => name ?? email ?? t('accounts.users.unknown');
}
