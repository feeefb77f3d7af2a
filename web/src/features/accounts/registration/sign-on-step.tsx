import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';

/** The single sign-on knows the person; it comes back to this page. */
export function SignOnStep() {
  const t = useText();
  const signIn = useSignIn();
  return (
    <>
      <p>{t('accounts.register.signOnText')}</p>
      <div className="buttons">
        <Button look="primary" onClick={signIn}>
          {t('accounts.register.signOn')}
        </Button>
      </div>
    </>
  );
}
