import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { MenuScreenLink } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSwitchAccount } from '#web/kernel/session/use-switch-account.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { AccountList } from './account-list.tsx';

const ExportsItem = lazyPart(
  () => import('./exports-item.tsx').then((file) => file.ExportsItem),
  ['exports'],
);

/** Shows the signed-in account, the other accounts, the login data and the way out. */
export function UserBlock({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const { session: sessions } = useKernel();
  const session = useSession();
  const switchAccount = useSwitchAccount();
  if (session.status !== 'signedIn') return null;
  const { account, accounts, roles } = session;
  const switchTo = (id: string) => {
    onDone();
    void switchAccount(id);
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
