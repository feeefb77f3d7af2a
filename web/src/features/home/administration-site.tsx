import { Navigate } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useSession } from '#web/kernel/use-session.ts';

/**
 * Shows the home of the administration's own site. Administrators go on to waiting work; everybody else learns that
 * only an invitation leads there.
 */
export function AdministrationSite() {
  const t = useText();
  const signIn = useSignIn();
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.status === 'signedIn' && session.roles.includes('ADM'))
    return <Navigate to={pathTo('AdminManage')} replace />;
  const isGuest = session.status === 'guest';
  return (
    <>
      <PageHeading title={t('menu.admin')} lead={t('home.administration')} />
      <p>{t(isGuest ? 'home.administrationInvited' : 'home.administrationOther')}</p>
      <div className="buttons">
        {isGuest && (
          <Button look="primary" onClick={signIn}>
            {t('session.logIn')}
          </Button>
        )}
        <ButtonLink to={pathTo('CountrySelection')}>{t('home.administrationCountries')}</ButtonLink>
      </div>
    </>
  );
}
