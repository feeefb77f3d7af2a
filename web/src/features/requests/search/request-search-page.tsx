import { LabelText } from '#web/components/label-text.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { OfferedSpecies, SearchTabs } from '#web/features/offers/public.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { GuestIntro } from './guest-intro.tsx';
import { reasonNotToFile } from './reason-not-to-file.ts';
import { RequestWizard } from './request-wizard.tsx';
import '../requests.css';
import './offer-answers.css';
import './search.css';

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
  if (session.status === 'loading') return <LoadingState />;
  if (session.status === 'guest') return <GuestIntro animalkind={animalkind} />;
  const reason = reasonNotToFile(session.account.data);
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
