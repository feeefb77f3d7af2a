import { useMutation } from '@tanstack/react-query';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { callUserPool, type OwnLogin } from '#web/kernel/session/own-login.ts';
import { useSite } from '#web/kernel/site.ts';
import { useReauthenticate } from './use-reauthenticate.ts';

/** Shows the acts on a second factor that is on, each only after password and a fresh code. */
export function FactorActions({
  own,
  isNeeded,
  onNewApp,
  onOff,
}: {
  readonly own: OwnLogin | null;
  readonly isNeeded: boolean;
  readonly onNewApp: () => void;
  readonly onOff: () => Promise<void>;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { oidc } = useSite();
  const proveAgain = useReauthenticate();
  const off = useMutation({
    mutationFn: async (AccessToken: string) => {
      const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
      await callUserPool(oidc.issuer, 'SetUserMFAPreference', {
        AccessToken,
        SoftwareTokenMfaSettings,
      });
      await onOff();
    },
  });
  if (own?.purpose !== 'fresh') {
    return (
      <>
        <p className="muted">{t('accounts.login.changeText')}</p>
        <div className="buttons">
          <Button onClick={() => proveAgain('fresh')}>{t('action.change')}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {isNeeded && (
        <Notice tone="warn">
          <p>{t('accounts.login.offNeeded')}</p>
        </Notice>
      )}
      {off.error && <Notice tone="bad" role="alert" title={errorText(off.error)} />}
      <div className="buttons">
        <Button onClick={onNewApp}>{t('accounts.login.newApp')}</Button>
        <Button look="danger" busy={off.isPending} onClick={() => off.mutate(own.accessToken)}>
          {t('accounts.login.switchOff')}
        </Button>
      </div>
    </>
  );
}
