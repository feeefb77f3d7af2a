import { useNavigate } from 'react-router-dom';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { MenuScreenLink } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { isFactorMissing, notUsableError } from '#web/kernel/session/session-errors.ts';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { useRedirect } from '#web/kernel/use-redirect.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { AccountList } from './account-list.tsx';
import { useNotifyFailure } from './use-notify-failure.ts';

const ExportsItem = lazyPart(
  () => import('./exports-item.tsx').then((file) => file.ExportsItem),
  ['exports'],
);

/** Shows the signed-in account, the other accounts, the login data and the way out. */
export function UserBlock({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const { session: sessions, notifications } = useKernel();
  const session = useSession();
  const redirect = useRedirect();
  const navigate = useNavigate();
  const tellFailure = useNotifyFailure();
  if (session.status !== 'signedIn') return null;
  const { account, accounts, roles } = session;
  const switchTo = async (id: string) => {
    onDone();
    try {
      await sessions.switchAccount(id);
    } catch (error) {
      tellFailure(error);
      if (isFactorMissing(error)) void navigate(pathTo('LoginData'));
      return;
    }
    const now = accountIn(sessions.state.get());
    // Filters, choices and list settings stand in the address: none of them is the other account's.
    if (!redirect('afterAccountSwitch')) void navigate({ search: '' }, { replace: true });
    // The server takes another account for one that was deactivated or left meanwhile.
    if (now === id) notifications.show('success', t('session.switched'));
    else if (now !== null) tellFailure(notUsableError());
  };
  return (
    <div className="user-block">
      {accounts.length > 1 ? (
        <AccountList accounts={accounts} current={account.id} onChoose={switchTo} />
      ) : (
        <>
          <p className="user-block-name">{account.data.staticData.name}</p>
          <p className="meta">{t(`role.${account.data.staticData.role}`)}</p>
        </>
      )}
      <ul className="plain menu-list">
        {hasProfileFeature(roles, 'contact') && (
          <li>
            <MenuScreenLink to={pathTo('Profile')} onClick={onDone}>
              {t('session.profile')}
            </MenuScreenLink>
          </li>
        )}
        <li>
          <MenuScreenLink to={pathTo('LoginData')} onClick={onDone}>
            {t('session.loginData')}
          </MenuScreenLink>
        </li>
        <ExportsItem onDone={onDone} />
        <li>
          <button type="button" onClick={() => void sessions.logOut()}>
            {t('session.logOut')}
          </button>
        </li>
      </ul>
    </div>
  );
}

const accountIn = (session: SessionState): string | null =>
  session.status === 'signedIn' ? session.account.id : null;
