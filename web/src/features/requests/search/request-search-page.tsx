import { Button } from '#web/components/button.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { OfferedSpecies, SearchTabs } from '#web/features/offers/public.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useActingFor } from '#web/kernel/acting.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CategoriesLeftOut } from './categories-left-out.tsx';
import { reasonNotToFile } from './reason-not-to-file.ts';
import { requestParams } from './request-params.ts';
import { RequestWizard } from './request-wizard.tsx';
import { SearchLimits } from './search-limits.tsx';
import { SuitableOffers } from './suitable-offers.tsx';
import { useCountableOffers } from './use-countable-offers.ts';
import { useCountedChoice } from './use-counted-choice.ts';
import '../requests.css';
import './offer-answers.css';
import './search.css';

const OFFERS_SHOWN = 3;

const NEEDED = ['search', 'account', 'site', 'time'] as const;

/**
 * Shows the way to a request: the same animals and filters as the search for offers, then the site, the deciding
 * office and the form.
 */
export function RequestSearchPage() {
  return (
    <OfferedSpecies>{(animalkind) => <RequestSearch animalkind={animalkind} />}</OfferedSpecies>
  );
}

function RequestSearch({ animalkind }: { readonly animalkind: EntityOf<'animalkind'> }) {
  const t = useText();
  const { colon } = useFormats();
  const label = useLabel();
  return (
    <>
      <PageHeading
        title={t('home.pathRequest') + colon + label(animalkind.data.labels, animalkind.id)}
      >
        <TermText term={t('home.pathRequest')}>
          <LabelText labels={animalkind.data.labels} otherwise={animalkind.id} />
        </TermText>
      </PageHeading>
      <SearchTabs animalkind={animalkind.id} current="request" />
      <ForReader animalkind={animalkind} />
    </>
  );
}

function ForReader({ animalkind }: { readonly animalkind: EntityOf<'animalkind'> }) {
  const t = useText();
  const session = useSession();
  const [{ farmer }] = useListState(requestParams);
  const acting = useActingFor();
  if (session.status === 'loading') return <LoadingState />;
  if (session.status === 'guest') return <GuestIntro animalkind={animalkind} />;
  const reason = reasonNotToFile(session.account.data, {
    knowsFarm: acting !== null || farmer !== '',
  });
  if (reason !== undefined) {
    return (
      <Notice tone="warn" title={t('errors.requests.mayNotRequest')}>
        <p>{t(reason)}</p>
      </Notice>
    );
  }
  return (
    <RequestWizard
      key={`${session.account.id} ${animalkind.id}`}
      account={session.account}
      animalkind={animalkind}
    />
  );
}

/** Shows the steps of a request, before anybody signs in; sign-in comes back to this very place. */
function GuestIntro({ animalkind }: { readonly animalkind: EntityOf<'animalkind'> }) {
  const t = useText();
  const signIn = useSignIn();
  const [inAddress] = useListState(requestParams);
  const { choice, leftOut } = useCountedChoice(inAddress);
  const offers = useCountableOffers(animalkind.id, choice, {
    position: undefined,
    limit: OFFERS_SHOWN,
  });
  if (offers.isLoading) return <LoadingState />;
  return (
    <div className="stack-l">
      <SuitableOffers animalkind={animalkind} position={undefined} found={offers} />
      <CategoriesLeftOut categories={leftOut} />
      <section aria-labelledby="needed" className="stack">
        <h2 id="needed">{t('words.needed')}</h2>
        <p>{t('requests.neededText')}</p>
        <SearchLimits />
        <ul>
          {NEEDED.map((key) => (
            <li key={key}>{t(`requests.needed.${key}`)}</li>
          ))}
        </ul>
        <div className="buttons">
          <Button look="primary" onClick={signIn}>
            {t('words.signInAndGoOn')}
          </Button>
        </div>
      </section>
    </div>
  );
}
