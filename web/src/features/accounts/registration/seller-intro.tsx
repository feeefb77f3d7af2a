import { useText } from '#web/i18n/text-provider.tsx';
import { SignOnStep } from './sign-on-step.tsx';

export function SellerIntro() {
  const t = useText();
  return (
    <section aria-labelledby="needed" className="stack">
      <h2 id="needed">{t('accounts.register.sellerNeeded')}</h2>
      <p>{t('accounts.register.sellerText')}</p>
      <SignOnStep />
    </section>
  );
}
