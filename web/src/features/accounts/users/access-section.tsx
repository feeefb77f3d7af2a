import { useState } from 'react';
import { AskDialog } from '#web/components/ask-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { Access } from './access.ts';
import { CallFailure } from './call-failure.tsx';
import { Invites } from './invites.tsx';
import { useAccess, useUserCall } from './use-user-calls.ts';

/** Shows the users of the account, and the open invitations. */
export function AccessSection({ account }: { readonly account: EntityOf<'account'> }) {
  const t = useText();
  const query = useAccess(account.id);
  return (
    <section aria-labelledby="access">
      <h2 id="access">{t('words.whoUses')}</h2>
      <QueryState query={query} rows={3}>
        {(access) => (
          <>
            <LinkedUsers account={account.id} access={access} />
            <Invites account={account} invites={access.invites} />
          </>
        )}
      </QueryState>
    </section>
  );
}

function LinkedUsers({ account, access }: { readonly account: string; readonly access: Access }) {
  const t = useText();
  const [unlinked, setUnlinked] = useState<string | null>(null);
  const unlink = useUserCall('POST auth/accountmanage/unlinkaccount');
  const { ssoUsers, maxUsers, joinings, signIns } = access;
  const joiningOf = (user: string) => joinings.findLast((joining) => joining.user === user);
  const close = () => {
    setUnlinked(null);
    unlink.reset();
  };
  return (
    <>
      <h3>{t('users.linked', { count: ssoUsers.length, most: maxUsers })}</h3>
      <ul className="plain user-rows">
        {ssoUsers.map((user) => (
          <UserRow
            key={user}
            user={user}
            joining={joiningOf(user)}
            lastSignIn={signIns.find((signIn) => signIn.user === user)?.on}
            onUnlink={() => setUnlinked(user)}
          />
        ))}
      </ul>
      {unlinked !== null && (
        <AskDialog
          title={t('words.removeTitle', { name: nameOf(unlinked, joiningOf(unlinked)) })}
          action={t('words.remove')}
          isBusy={unlink.isPending}
          onAct={() => unlink.mutate({ account, ssoUser: unlinked }, { onSuccess: close })}
          onClose={close}
        >
          <p>{t('words.removeUserText')}</p>
          <CallFailure error={unlink.error} />
        </AskDialog>
      )}
    </>
  );
}

type Joining = Access['joinings'][number];

/** Returns the name of a user: of the person, else the address, else the subject at the single sign-on. */
const nameOf = (user: string, joining: Joining | undefined): string =>
  joining?.name ?? joining?.email ?? user;

function UserRow({
  user,
  joining,
  lastSignIn,
  onUnlink,
}: {
  readonly user: string;
  readonly joining: Joining | undefined;
  readonly lastSignIn: string | undefined;
  readonly onUnlink: () => void;
}) {
  const t = useText();
  const { day } = useFormats();
  const name = nameOf(user, joining);
  return (
    <li>
      <span className="user-subject">
        <strong>{name}</strong>
        {joining?.email && joining.email !== name && (
          <span className="choice-hint">{joining.email}</span>
        )}
        {joining && (
          <span className="choice-hint">
            {t('users.joined', { day: day(joining.on), way: joining.way })}
          </span>
        )}
        {lastSignIn !== undefined && (
          <span className="choice-hint">{t('users.lastSignIn', { day: day(lastSignIn) })}</span>
        )}
        {name !== user && <span className="choice-hint">{user}</span>}
      </span>
      <Button size="compact" onClick={onUnlink}>
        {t('words.remove')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  );
}
