import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';

/** Asks a guest whom a mail's link led here to sign in; sign-in comes back to this very address. */
export function SignInFirstPage() {
  const t = useText();
  const signIn = useSignIn();
  return (
    <>
      <PageHeading title={t('accounts.signInFirst')} />
      <EmptyState
        title={t('words.signInFirst')}
        actions={
          <Button look="primary" onClick={signIn}>
            {t('session.logIn')}
          </Button>
        }
      >
        <p>{t('words.signInFirstText')}</p>
      </EmptyState>
    </>
  );
}
