import { SignInFirst } from '#web/components/sign-in-first.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

export function SignInFirstPage() {
  const t = useText();
  return <SignInFirst title={t('session.logIn')} />;
}
