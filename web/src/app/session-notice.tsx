import { matchPath, useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { paths, pathTo } from '#web/kernel/paths.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useSession } from '#web/kernel/use-session.ts';

const loadNotices = () => import('#web/features/accounts/account-notice.tsx');
const BlockedNotice = lazyPart(
  () => loadNotices().then((file) => file.BlockedNotice),
  ['accounts'],
);
const DeactivatedNotice = lazyPart(
  () => loadNotices().then((file) => file.DeactivatedNotice),
  ['accounts'],
);

/**
 * Tells on top of the page that a session was lost, that a signed-in person has no usable account here, or that a
 * farmer is blocked.
 */
export function SessionNotice() {
  const t = useText();
  const session = useSession();
  const signIn = useSignIn();
  const { pathname } = useLocation();
  if (session.status === 'signedIn') {
    const { deactivatedOn, certification } = session.account.data.userData;
    const mayBeBlocked = deactivatedOn !== undefined || certification?.active === false;
    return mayBeBlocked ? <BlockedNotice account={session.account} /> : null;
  }
  if (session.status !== 'guest') return null;
  if (session.ended || (session.failed && !session.hasSignOn)) {
    return (
      <Notice
        tone="warn"
        role="alert"
        title={t(session.ended ? 'session.ended' : 'session.failed')}
      >
        <Button size="compact" onClick={signIn}>
          {t('session.again')}
        </Button>
      </Notice>
    );
  }
  if (!session.hasSignOn || session.needsFactor) return null;
  if (session.deactivated?.length) return <DeactivatedNotice accounts={session.deactivated} />;
  // An invitation brings an account: a registration would make another.
  if (matchPath(paths.Invitation, pathname) !== null) return null;
  return (
    <Notice role="status" title={t('session.noAccount')}>
      {pathname !== pathTo('RegistrationAgr') && (
        <ButtonLink size="compact" to={pathTo('RegistrationAgr')}>
          {t('menu.RegistrationAgr')}
        </ButtonLink>
      )}
    </Notice>
  );
}
