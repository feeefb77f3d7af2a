import { useParams } from 'react-router-dom';
import { TERMS_PAGE } from '#shared/accounts/terms.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { NotFoundPage } from '#web/components/not-found-page.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { ContentText, useContentPage } from '#web/features/content/public.ts';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { TermsChanges } from './terms-changes.tsx';
import '../accounts.css';

/** Shows the suppliers' terms of service in full: to accept them, and later to read the accepted text. */
export function TermsPage() {
  const { tos = '' } = useParams();
  return `tos-${tos}` === TERMS_PAGE ? <SupplierTerms /> : <NotFoundPage />;
}

function SupplierTerms() {
  const query = useContentPage(TERMS_PAGE);
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
