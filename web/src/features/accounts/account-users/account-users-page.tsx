import { useState } from 'react';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { InviteForm } from './invite-form.tsx';
import { RemoveUserDialog } from './remove-user-dialog.tsx';
import { type AccountUsers, type FormerUser, useAccountUsers } from './use-account-users.ts';
import { UserList } from './user-list.tsx';
import { WaitingInvites } from './waiting-invites.tsx';
import '../users/users.css';

/** Shows the users of the own account, and the open invitations. */
export function AccountUsersPage() {
  const t = useText();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { account, roles } = session;
  return (
    <>
      <PageHeading title={t('words.whoUses')} lead={account.data.staticData.name} />
      <Users key={account.id} account={account.id} />
      {hasProfileFeature(roles, 'contact') && (
        <div className="buttons to-profile">
          <ButtonLink look="quiet" to={pathTo('Profile')}>
            {t('session.profile')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Users({ account }: { readonly account: string }) {
  return (
    <QueryState query={useAccountUsers(account)} rows={3}>
      {(access) => <UserSections account={account} found={access} />}
    </QueryState>
  );
}

function UserSections({
  account,
  found,
}: {
  readonly account: string;
  readonly found: AccountUsers;
}) {
  const t = useText();
  const { users, used, maxUsers, former, invites } = found;
  return (
    <div className="user-sections">
      <section aria-labelledby="account-users">
        <h2 id="account-users">{t('accounts.users.people', { count: used, most: maxUsers })}</h2>
        <p>{t('accounts.users.lead')}</p>
        <UserList account={account} users={users} />
      </section>
      {former.length > 0 && <FormerUsers account={account} former={former} />}
      <section aria-labelledby="account-invites" className="stack">
        <h2 id="account-invites">{t('words.invite')}</h2>
        <InviteForm account={account} found={found} />
        <WaitingInvites account={account} invites={invites} />
      </section>
    </div>
  );
}

/** Lists the people who left an office; each name can be removed from what the person did. */
function FormerUsers({
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
