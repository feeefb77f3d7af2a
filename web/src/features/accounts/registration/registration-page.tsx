import { useSearchParams } from 'react-router-dom';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { FarmerForm } from './farmer-form.tsx';
import { FarmerIntro } from './farmer-intro.tsx';
import { SellerForm } from './seller-form.tsx';
import { SignOnStep } from './sign-on-step.tsx';

import '../accounts.css';

const WAYS = ['farm', 'seller'] as const;
const VIEWS = {
  farm: { Intro: FarmerIntro, Form: FarmerForm },
  seller: { Intro: SellerIntro, Form: SellerForm },
};

/** Shows two ways to an account: the farm that a control body knows, or a seller without one. */
export function RegistrationPage() {
  const t = useText();
  const session = useSession();
  const [search] = useSearchParams();
  const way = WAYS.find((name) => name === search.get('as')) ?? 'farm';
  const { Intro, Form } = VIEWS[way];
  const isSignedOn = session.status === 'guest' && session.hasSignOn;
  return (
    <>
      <PageHeading title={t('menu.RegistrationAgr')} lead={t('accounts.register.lead')} />
      <Tabs
        label={t('accounts.register.ways')}
        current={way}
        tabs={WAYS.map((key) => ({
          key,
          label: t(`accounts.register.way.${key}`),
          to: pathTo('RegistrationAgr') + (key === 'farm' ? '' : `?as=${key}`),
        }))}
      />
      {session.status === 'loading' && <LoadingState />}
      {session.status === 'guest' && (isSignedOn ? <Form /> : <Intro />)}
    </>
  );
}

function SellerIntro() {
  const t = useText();
  return (
    <section aria-labelledby="needed" className="stack">
      <h2 id="needed">{t('accounts.register.way.seller')}</h2>
      <p>{t('accounts.register.sellerText')}</p>
      <SignOnStep />
    </section>
  );
}
