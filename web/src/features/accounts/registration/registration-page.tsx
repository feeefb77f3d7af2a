import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useControlBodies } from '#web/kernel/use-control-bodies.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import { FarmerFields } from './farmer-fields.tsx';
import { SellerForm } from './seller-form.tsx';
import '../accounts.css';

const NEEDED = ['role.INS', 'words.citycode', 'words.controlNumber'] as const;

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

/** Tells, before anybody signs in, what is needed, and where the number stands. */
function FarmerIntro() {
  const t = useText();
  return (
    <div className="registration-intro">
      <section aria-labelledby="needed" className="stack">
        <h2 id="needed">{t('words.needed')}</h2>
        <p>{t('accounts.register.neededText')}</p>
        <ul>
          {NEEDED.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <SignOnStep />
      </section>
      <CertificatePicture />
    </div>
  );
}

/** Asks three questions that connect the person with the farm that its control body has entered. */
function FarmerForm() {
  const t = useText();
  return (
    <QueryState query={useControlBodies()}>
      {(bodies) =>
        bodies.length === 0 ? (
          <EmptyState
            title={t('accounts.register.noControlBody')}
            actions={<ButtonLink to={pathTo('Contact')}>{t('contact.title')}</ButtonLink>}
          />
        ) : (
          <FarmerFields bodies={bodies} />
        )
      }
    </QueryState>
  );
}

/** Leads to the single sign-on, which knows the person and comes back to this page. */
function SignOnStep() {
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
