import { useText } from '#web/i18n/text-provider.tsx';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeading } from './page-heading.tsx';

/** Asks a guest whom a mail's link led here to sign in; sign-in comes back to this very address. */
export function SignInFirst({ title }: { readonly title: string }) {
  const t = useText();
  const signIn = useSignIn();
  return (
    <>
      <PageHeading title={title} />
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
