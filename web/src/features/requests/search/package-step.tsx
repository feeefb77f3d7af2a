import { NEAREST_OFFERS } from '#shared/requests/limits.ts';
import { supplierPart } from '#shared/requests/package/supplier-part.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { useRetryFailed } from '#web/kernel/use-retry-failed.ts';
import { askedOffer } from './asked-offer.ts';
import { EarlierRequests, useEarlierRequests } from './earlier-requests.tsx';
import { FormChoice } from './form-choice.tsx';
import { FoundOffers } from './found-offers.tsx';
import type { StepProps } from './step-props.ts';
import { useCountableOffers } from './use-countable-offers.ts';
import { useNamedSuppliers } from './use-named-suppliers.ts';
import { answersTo, saidOf, saidProblem, useOfferAnswers } from './use-offer-answers.ts';

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
