import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';

/**
 * Ends the mails of new offers as it opens: the tap on the link in the mail was the one tap. What only fetches the
 * links of a mail runs no script, and ends nothing.
 */
export function StopPage() {
  const t = useText();
  const { id = '', secret = '' } = useParams();
  const { api } = useKernel();
  const end = useQuery({
    queryKey: ['newOffersOff', id, secret],
    queryFn: () =>
      api.call('POST livestock/offer/stopnewoffers', { searches: id, secret }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryState query={end} title={t('saved.offTitle')}>
      {() => (
        <>
          <PageHeading title={t('saved.off')} />
          <p role="status">{t('saved.offText')}</p>
          <div className="buttons">
            <ButtonLink to={pathTo('Saved')}>{t('saved.searches')}</ButtonLink>
          </div>
        </>
      )}
    </QueryState>
  );
}
