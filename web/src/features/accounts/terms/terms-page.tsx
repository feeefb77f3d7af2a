import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { areTermsOutdated, TERMS_PAGE, termsChangesSince } from '#shared/accounts/terms.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { NotFoundPage } from '#web/components/not-found-page.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { ContentText, useContentPage } from '#web/features/content/public.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { useRedirect } from '#web/kernel/use-redirect.ts';
import { useSession } from '#web/kernel/use-session.ts';
import '../accounts.css';

/** Shows the suppliers' terms of service in full: to accept them, and later to read the accepted text. */
export function TermsPage() {
  const { tos = '' } = useParams();
  return `tos-${tos}` === TERMS_PAGE ? <SupplierTerms /> : <NotFoundPage />;
}

/** Shows the terms of the country where the reader's account is at home, whatever country's site it reads. */
function SupplierTerms() {
  const session = useSession();
  const home = session.status === 'signedIn' ? session.account.data.staticData.country : undefined;
  const query = useContentPage(TERMS_PAGE, home);
  return (
    <QueryState query={query} rows={8}>
      {(page) => (page === null ? <NoTerms /> : <Terms page={page} />)}
    </QueryState>
  );
}

function Terms({ page }: { readonly page: EntityOf<'cmspage'> }) {
  const t = useText();
  const label = useLabel();
  const { longDay } = useFormats();
  const { lastUpdated } = page.data;
  const version = lastUpdated && t('accounts.terms.version', { day: longDay(lastUpdated) });
  return (
    <>
      <PageHeading title={label(page.data.title, t('menu.TermsOfService'))} lead={version}>
        <LabelText labels={page.data.title} otherwise={t('menu.TermsOfService')} />
      </PageHeading>
      <TermsChanges page={page.data} />
      <ContentText content={page.data.content} />
      {lastUpdated !== undefined && <AcceptTerms version={lastUpdated} />}
    </>
  );
}

function NoTerms() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('menu.TermsOfService')} />
      <EmptyState
        title={t('errors.accounts.termsMissing')}
        actions={<ButtonLink to={pathTo('Contact')}>{t('contact.title')}</ButtonLink>}
      />
    </>
  );
}

/** Tells in short the changes since the reader accepted the terms; the full text stands below. */
function TermsChanges({ page }: { readonly page: Cmspage }) {
  const t = useText();
  const { longDay } = useFormats();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const changes = termsChangesSince(page, session.account.data.supExtra);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="terms-changes">
      <h2 id="terms-changes">{t('approval.whatChanged')}</h2>
      <dl className="summary-list">
        {changes.map(({ version, summary }) => (
          <div key={version}>
            <dt>{longDay(version)}</dt>
            <dd>
              <LabelText labels={summary} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Accepts the terms above, or says when they were accepted. */
function AcceptTerms({ version }: { readonly version: string }) {
  const t = useText();
  const { longDay } = useFormats();
  const session = useSession();
  const acceptance = useAcceptTerms();
  if (session.status !== 'signedIn') return null;
  const { supExtra } = session.account.data;
  const isOutdated = areTermsOutdated({ supExtra }, version);
  const { tosAcceptedOn } = supExtra;
  if (tosAcceptedOn !== undefined && !isOutdated) {
    return (
      <div className="terms-accept">
        <Notice tone="ok" title={t('accounts.terms.accepted', { day: longDay(tosAcceptedOn) })} />
      </div>
    );
  }
  return (
    <section className="terms-accept stack" aria-label={t('accounts.terms.accept')}>
      {tosAcceptedOn !== undefined && (
        <Notice tone="warn" title={t('accounts.terms.changed', { day: longDay(tosAcceptedOn) })} />
      )}
      <p>{t('accounts.terms.effect')}</p>
      {acceptance.error !== null && <FailureState error={acceptance.error} />}
      <div className="buttons">
        <Button
          look="primary"
          busy={acceptance.isPending}
          onClick={() => acceptance.accept(version)}
        >
          {t('accounts.terms.accept')}
        </Button>
      </div>
    </section>
  );
}

/**
 * Accepts the terms, which makes a supplier: the session learns that. `accept` then goes on to where a hook leads, or to
 * the offers; a reader who has gone elsewhere stays there.
 */
function useAcceptTerms() {
  const t = useText();
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const { api, session } = useKernel();
  const { mutate, ...acceptance } = useMutation({
    mutationFn: async (version: string) => {
      const account = await api.call('POST livestock/user/accepttos', { version }, { quiet: true });
      const now = session.state.get();
      const isInUse = now.status === 'signedIn' && now.account.id === account.id;
      if (isInUse) await session.switchAccount(account.id);
    },
    onSuccess: () => notify('success', t('accounts.terms.done')),
    onError: (error) => {
      // The text above is then the old one.
      if (errorCodeOf(error) !== 'accounts.termsChanged') return;
      void queries.invalidateQueries({ queryKey: ['list', 'cmspage'] });
    },
  });
  const onSuccess = () => redirect('afterOfferTosAccept', pathTo('OfferList'));
  return { ...acceptance, accept: (version: string) => mutate(version, { onSuccess }) };
}
