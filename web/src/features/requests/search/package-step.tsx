import { NEAREST_OFFERS } from '#shared/requests/limits.ts';
import { supplierPart } from '#shared/requests/package/supplier-part.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { Link } from '#web/components/link.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useRetryFailed } from '#web/kernel/use-retry-failed.ts';
import { askedOffer } from './asked-offer.ts';
import { FormChoice } from './form-choice.tsx';
import { FoundOffers } from './found-offers.tsx';
import type { StepProps } from './step-props.ts';
import { useCountableOffers } from './use-countable-offers.ts';
import { useNamedSuppliers } from './use-named-suppliers.ts';
import { answersTo, saidOf, saidProblem, useOfferAnswers } from './use-offer-answers.ts';

const SHOWN = 5;

/** Asks for the form: one of the country for these animals and this type. Its button begins the request. */
export function PackageStep(props: StepProps) {
  const { animalkind, choice, filing, begin } = props;
  const { farmer, site, type } = filing;
  const { offers, total, radiusKm, isLoading, error } = useCountableOffers(animalkind.id, choice, {
    position: site?.address.geoPosition,
    limit: NEAREST_OFFERS,
  });
  const earlier = useEarlierRequests(farmer?.id, animalkind.id);
  const answers = useOfferAnswers(animalkind.id, farmer?.id);
  const retry = useRetryFailed();
  const said = answersTo(answers.answers, offers.map(askedOffer));
  // A half answer is shown where it is asked; the request does not begin.
  const [halfSaid] = offers.map(askedOffer).flatMap((offer) => {
    const problem = saidProblem(saidOf(answers.answers, offer), offer);
    return problem === undefined ? [] : [{ offer: offer.id, problem }];
  });
  const forms = filing.forms.filter(
    ({ data }) => type !== undefined && data.requestTypes.includes(type),
  );
  const suppliers = useNamedSuppliers(animalkind.id, {
    type,
    besides: farmer?.id,
    enabled: forms.some(({ data }) => supplierPart(data) !== 'none'),
  });
  // All parts show at once: a late one would push the choice away from under the finger, or come after it was made.
  if (isLoading || earlier.isLoading || suppliers.isLoading) return <LoadingState rows={4} />;
  const failure = error ?? suppliers.error;
  if (failure) return <FailureState error={failure} onRetry={retry} />;
  return (
    <>
      {site && (
        <FoundOffers
          offers={offers}
          total={total}
          radiusKm={radiusKm}
          site={site}
          answers={answers}
        />
      )}
      <EarlierRequests requests={earlier.requests} count={earlier.count} />
      <FormChoice
        {...props}
        forms={forms}
        halfSaid={halfSaid}
        suppliers={suppliers.options}
        begin={(form, sup) => begin({ form, sup, offers: said }, answers.discard)}
      />
    </>
  );
}

/** Returns the newest requests of a farmer for the same animals that are still on their way, and how many there are. */
function useEarlierRequests(farmer: string | undefined, animalkind: string) {
  const query = {
    filter: {
      $and: [
        { field: 'agr', comparison: 'eq' as const, value: farmer ?? '' },
        { field: 'animalkind', comparison: 'eq' as const, value: animalkind },
        { field: 'status', comparison: 'in' as const, value: ['new', 'open'] },
      ],
    },
    enabled: farmer !== undefined,
  };
  const { data, isLoading } = useEntityPages('request-process', {
    ...query,
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: SHOWN,
  });
  const count = useEntityCount('request-process', query);
  const requests = loadedRows(data?.pages);
  return {
    requests,
    count: count.data ?? requests.length,
    isLoading: isLoading || count.isLoading,
  };
}

/** Shows earlier requests: going on with one of them may be what the reader wants. */
function EarlierRequests({
  requests,
  count,
}: Pick<ReturnType<typeof useEarlierRequests>, 'requests' | 'count'>) {
  const t = useText();
  const { day } = useFormats();
  if (requests.length === 0) return null;
  return (
    <Notice tone="warn" title={t('requests.earlierRunning', { count })}>
      <ul>
        {requests.map(({ id, data }) => (
          <li key={id}>
            <Link to={pathTo('RequestView', { id })}>
              {data.hid ?? t('requests.draftOf', { day: day(data.created) })}
            </Link>
            {data.hid && ` (${t(`requests.status.${data.status}`)})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
