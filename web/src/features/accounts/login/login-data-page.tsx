import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasProfileFeature } from '#shared/accounts/profile-features.ts';
import { Button } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { claimsOf } from '#web/kernel/session/claims-of.ts';
import { type OwnLogin, ownLogin } from '#web/kernel/session/own-login.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { useValue } from '#web/kernel/value.ts';
import { FactorActions } from './factor-actions.tsx';
import { SetUpFactor } from './set-up-factor.tsx';
import { useReauthenticate } from './use-reauthenticate.ts';
import './login-data.css';

const SettingsSection = lazyPart(
  () => import('../profile/settings-section.tsx').then((file) => file.SettingsSection),
  ['profile'],
);

/**
 * Shows how a person signs in: the second factor, and where the password is changed. Also stands in place of every
 * page for a person whose account needs a second factor that is not on, who then goes on there. Who has no profile
 * has the settings of a person here.
 */
export function LoginDataPage() {
  const t = useText();
  const { api, session: sessions } = useKernel();
  const session = useSession();
  const queries = useQueryClient();
  const notify = useNotify();
  const proveAgain = useReauthenticate();
  const { colon } = useFormats();
  const own = useValue(ownLogin);
  const hasNoProfile =
    session.status === 'signedIn' && !hasProfileFeature(session.roles, 'contact');
  const needsFactor = session.status === 'guest' && session.needsFactor === true;
  const query = useQuery({
    queryKey: ['secondFactor'],
    queryFn: ({ signal }) =>
      sessions.withProof(async (token) => {
        const claims = claimsOf(token);
        return {
          ...(await api.call('POST auth/domain/secondfactor', { token }, { signal, quiet: true })),
          email: String(Reflect.get(claims, 'email') ?? ''),
          sub: Reflect.get(claims, 'sub'),
        };
      }),
    staleTime: 0,
  });
  const changed = async (isOn: boolean) => {
    ownLogin.set(null);
    notify(
      'success',
      t('accounts.login.factor') + colon + t(isOn ? 'accounts.login.on' : 'accounts.login.off'),
    );
    await queries.invalidateQueries({ queryKey: ['secondFactor'] });
  };
  return (
    <div className="login-data">
      <PageHeading title={t('session.loginData')} />
      {needsFactor && (
        <Notice tone="warn" role="status" title={t('accounts.login.needed')}>
          <p>{t('accounts.login.neededText')}</p>
          <Button size="compact" onClick={() => void sessions.logOut()}>
            {t('session.logOut')}
          </Button>
        </Notice>
      )}
      <QueryState query={query}>
        {({ secondFactor, isUsed, isNeeded, email, sub }) =>
          secondFactor === 'elsewhere' ? (
            <p>{t('accounts.login.elsewhere')}</p>
          ) : (
            <>
              {secondFactor === 'on' && !isUsed && (
                <Notice role="status" title={t('accounts.login.unused')}>
                  <p>{t('accounts.login.unusedText')}</p>
                  <Button look="primary" onClick={() => proveAgain('again')}>
                    {t('session.again')}
                  </Button>
                </Notice>
              )}
              <SecondFactorSection
                isOn={secondFactor === 'on'}
                isNeeded={isNeeded}
                email={email}
                own={own?.sub === sub ? own : null}
                changed={changed}
              />
              {!needsFactor && (
                <section aria-labelledby="password-title">
                  <h2 id="password-title">{t('accounts.login.password')}</h2>
                  <p>{t('accounts.login.passwordText')}</p>
                </section>
              )}
            </>
          )
        }
      </QueryState>
      {hasNoProfile && (
        <div className="profile">
          <SettingsSection />
        </div>
      )}
    </div>
  );
}

function SecondFactorSection({
  isOn,
  isNeeded,
  email,
  own,
  changed,
}: {
  readonly isOn: boolean;
  readonly isNeeded: boolean;
  readonly email: string;
  /** The right of this person to change the login. */
  readonly own: OwnLogin | null;
  readonly changed: (isOn: boolean) => Promise<void>;
}) {
  const t = useText();
  const proveAgain = useReauthenticate();
  const [isNewApp, setNewApp] = useState(false);
  const setsUp = own !== null && (!isOn || isNewApp);
  const cancel = () => (isNewApp ? setNewApp(false) : ownLogin.set(null));
  return (
    <section aria-labelledby="factor-title">
      <h2 id="factor-title">{t('accounts.login.factor')}</h2>
      <p>
        {isOn ? (
          <StatusChip tone="ok" icon="check">
            {t('accounts.login.on')}
          </StatusChip>
        ) : (
          <StatusChip tone={isNeeded ? 'warn' : 'off'} icon={isNeeded ? 'warning' : 'dash'}>
            {t('accounts.login.off')}
          </StatusChip>
        )}
      </p>
      <div key={`${isOn} ${setsUp}`}>
        {setsUp ? (
          <SetUpFactor own={own} email={email} onDone={() => changed(true)} onCancel={cancel} />
        ) : (
          <>
            {!isOn && <p>{t('accounts.login.offText')}</p>}
            {isOn ? (
              <FactorActions
                own={own}
                isNeeded={isNeeded}
                onNewApp={() => setNewApp(true)}
                onOff={() => changed(false)}
              />
            ) : (
              <div className="buttons">
                <Button look="primary" onClick={() => proveAgain('silent')}>
                  {t('accounts.login.setUp')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
      {(isOn || setsUp) && <p className="muted login-lost">{t('accounts.login.lost')}</p>}
    </section>
  );
}
