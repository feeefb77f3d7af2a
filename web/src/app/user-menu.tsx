import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { LanguageMenu, LanguageSection } from './language-menu.tsx';

const UserBlock = lazyPart(() => import('./user-block.tsx').then((file) => file.UserBlock));

/**
 * Shows the languages and the login, or the signed-in person with the acts on their accounts. A person who lacks a
 * second factor only sees no login: that page stands in place of every other, and lets sign out.
 */
export function UserMenu() {
  const t = useText();
  const session = useSession();
  const signIn = useSignIn();
  if (session.status === 'loading') return null;
  if (session.status === 'guest') {
    if (session.needsFactor) return <LanguageMenu />;
    return (
      <>
        <LanguageMenu />
        <Button size="compact" onClick={signIn}>
          {t('session.logIn')}
        </Button>
      </>
    );
  }
  return (
    <Disclosure
      icon="user"
      align="end"
      className="user-menu"
      label={<span className="user-name">{session.account.data.staticData.name}</span>}
    >
      {(close) => (
        <>
          <UserBlock onDone={close} />
          <LanguageSection onChosen={close} />
        </>
      )}
    </Disclosure>
  );
}
