import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/button.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { ApiError, errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';

/** Matches what a secret is made of (`LinkSecret`): mail programs add the full stop behind a link to it. */
const SECRET = /^[\w-]*/;

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
    queryFn: () => {
      const input = { searches: id, secret: SECRET.exec(secret)?.[0] ?? '' };
      return api.call('POST livestock/offer/stopnewoffers', input, { quiet: true });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ways = (
    <div className="buttons">
      <ButtonLink to={pathTo('Saved')}>{t('saved.searches')}</ButtonLink>
    </div>
  );
  if (end.isPending) return <LoadingState />;
  if (end.error) {
    return (
      <>
        <PageHeading title={t('saved.offTitle')} />
        <FailureState error={linkFailure(end.error)} onRetry={() => end.refetch()} />
        {ways}
      </>
    );
  }
  return (
    <>
      <PageHeading title={t('saved.off')} />
      <p>{t('saved.offText')}</p>
      {ways}
    </>
  );
}

/** Returns the failure of a link that was cut on its way as that of one that ends nothing. */
function linkFailure(error: Error): Error {
  if (errorCodeOf(error) !== 'kernel.invalidInput') return error;
  return new ApiError({ code: 'offers.mailLinkNotFound', message: 'cut link', status: 404 });
}
