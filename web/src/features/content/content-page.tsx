import { useParams } from 'react-router-dom';
import { HELP_PAGE } from '#shared/content/usage-keys.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { NotFoundPage } from '#web/components/not-found-page.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { T, useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContentText } from './content-text.tsx';
import { useContentPage } from './use-content-page.ts';

/** Shows a page that administrators write: imprint, privacy, … */
export function ContentPage() {
  const { key = '' } = useParams();
  const t = useText();
  const label = useLabel();
  const { longDay } = useFormats();
  const query = useContentPage(key);
  return (
    <QueryState query={query} title={t('content.title')}>
      {(page) =>
        page === null ? (
          <NotFoundPage />
        ) : (
          <>
            <PageHeading title={label(page.data.title, key)}>
              <LabelText labels={page.data.title} otherwise={key} />
            </PageHeading>
            <ContentText content={page.data.content} />
            {key === HELP_PAGE && <ContactDetails />}
            {page.data.lastUpdated && (
              <p className="meta">
                <T id="content.updated" values={{ day: longDay(page.data.lastUpdated) }} />
              </p>
            )}
          </>
        )
      }
    </QueryState>
  );
}
