import { FOUND_OFFERS, REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { searchFilter } from '#web/features/offers/public.ts';
import { useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useSettings } from '#web/kernel/use-settings.ts';
import { EarlierRequests, useEarlierRequests } from './earlier-requests.tsx';
import { FoundOffers } from './found-offers.tsx';
import type { StepProps } from './request-wizard.tsx';
import { useBreedsNamed } from './use-breeds-named.ts';
import type { Site } from './use-filing.ts';
import { answersTo, needsWords, offerAnswerId, useOfferAnswers } from './use-offer-answers.ts';
import { WizardForm } from './wizard-form.tsx';

/** Which form: those of the country for these animals and this type. Pressing its button begins the request. */
export function PackageStep(props: StepProps) {
  const { animalkind, choice, filing, begin } = props;
  const { farmer, site, type } = filing;
  const { offers, total, isLoading } = useFoundOffers(animalkind.id, choice, site);
  const earlier = useEarlierRequests(farmer?.id, animalkind.id);
  const answers = useOfferAnswers(animalkind.id, farmer?.id);
  const said = answersTo(answers.answers, offers);
  // What is half said is shown where it is asked; it does not begin.
  const halfSaid = offers.find(({ id, rev }) => {
    const one = answers.answers[id];
    return one !== undefined && one.rev === rev && needsWords(one);
  })?.id;
  const forms = filing.forms.filter(
    ({ data }) => type !== undefined && data.requestTypes.includes(type),
  );
  // All at once: what came later would push the choice away from under the finger, or come after it was made.
  if (isLoading || earlier.isLoading) return <LoadingState rows={4} />;
  return (
    <>
      {site && <FoundOffers offers={offers} total={total} site={site} answers={answers} />}
      <EarlierRequests requests={earlier.requests} />
      <FormChoice
        {...props}
        forms={forms}
        halfSaid={halfSaid}
        begin={(form) => begin(form, said, answers.discard)}
      />
    </>
  );
}

/** What the search around the farm finds; the request will keep the nearest of them by name. */
function useFoundOffers(animalkind: string, choice: StepProps['choice'], site: Site | undefined) {
  const { id: country } = useCountry();
  const around = { ...site?.address.geoPosition, radius: REQUEST_RADIUS_KM };
  const market = {
    countries: [country],
    animalkind,
    breedsNamed: useBreedsNamed(animalkind, choice),
  };
  const query = {
    filter: searchFilter(market, { ...choice, ...around }),
    enabled: site !== undefined,
  };
  const count = useEntityCount('offer', query);
  const total = count.data ?? 0;
  const found = useEntityPages('offer', {
    ...query,
    limit: FOUND_OFFERS,
    sorting: [{ field: 'geoPosition', direction: 'asc' }],
    enabled: total > 0,
  });
  return {
    total,
    offers: found.data?.pages[0]?.items ?? [],
    isLoading: count.isLoading || found.isLoading,
  };
}

function FormChoice({
  choice,
  change,
  goTo,
  begin,
  isBeginning,
  forms,
  halfSaid,
}: Omit<StepProps, 'begin'> & {
  readonly forms: readonly EntityOf<'requestpackage'>[];
  /** An offer whose answer lacks its words. */
  readonly halfSaid: string | undefined;
  readonly begin: (form: string) => void;
}) {
  const t = useText();
  const label = useLabel();
  const [only, ...more] = forms;
  const wish = useSettings().data?.requests.package;
  const chosen =
    forms.find(({ id }) => id === choice.package) ??
    (more.length === 0 ? only : forms.find(({ id }) => id === wish));
  const errors = [
    ...(halfSaid === undefined
      ? []
      : [{ fieldId: offerAnswerId(halfSaid), text: t('requests.whyNotNeedsText') }]),
    ...(chosen ? [] : [{ fieldId: 'package', text: t('requests.choosePackage') }]),
  ];
  if (only === undefined) {
    return (
      <EmptyState
        title={t('requests.noPackage')}
        actions={<Button onClick={() => goTo('type')}>{t('requests.back')}</Button>}
      >
        <p>{t('requests.noPackageText')}</p>
      </EmptyState>
    );
  }
  return (
    <WizardForm
      title={t('requests.step.package')}
      errors={errors}
      action={label(chosen?.data.buttonLabels, t('requests.start'))}
      isBusy={isBeginning}
      onDone={() => chosen && begin(chosen.id)}
      onBack={() => goTo('type')}
    >
      {(shows) => (
        <RadioGroup
          id="package"
          label={t('requests.packageQuestion')}
          hint={t('requests.packageHint')}
          required
          error={shows && !chosen ? t('requests.choosePackage') : undefined}
          choices={forms.map(({ id, data }) => ({
            value: id,
            label: <LabelText labels={data.labels} otherwise={data.internalName} />,
            hint: <LabelText labels={data.descriptions} />,
          }))}
          value={chosen?.id ?? ''}
          onChange={(id) => change({ package: id })}
        />
      )}
    </WizardForm>
  );
}
