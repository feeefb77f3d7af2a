import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';

/** Leads to the single sign-on, which knows the person and comes back to this page. */
export function SignOnStep() {
  const t = useText();
  const signIn = useSignIn();
  return (
    <>
      <p>{t('accounts.register.signOnText')}</p>
      <div className="buttons">
        <Button look="primary" onClick={signIn}>
          {t('words.signInAndGoOn')}
        </Button>
      </div>
    </>
  );
}
