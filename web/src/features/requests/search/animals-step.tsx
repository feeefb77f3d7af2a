import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { activeConditions, plainName } from '#shared/offers/search-filter.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useAnimalKindOptions } from '#web/features/offers/public.ts';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useRetryFailed } from '#web/kernel/use-retry-failed.ts';
import { onlyOne, usageOf } from './init-input.ts';
import type { StepProps } from './step-props.ts';
import { SuitableOffers } from './suitable-offers.tsx';
import { useCountableOffers } from './use-countable-offers.ts';
import { WizardForm } from './wizard-form.tsx';

const OFFERS_SHOWN = 3;

/** Asks for the animals as in the search for offers, the breed more exactly. */
export function AnimalsStep({ animalkind, choice, change, filing, goTo }: StepProps) {
  const t = useText();
  const { id: country } = useCountry();
  const { offergroups, usages, categories2, classifications, isPending, error } =
    useAnimalKindOptions(animalkind.id, country);
  const retry = useRetryFailed();
  const use = usageOf(choice) ?? '';
  // An only usage is not asked for.
  const asksUse = usages.options.length > 1;
  const isUseMissing = asksUse && !usages.options.some(({ value }) => value === use);
  const errors = isUseMissing
    ? [{ fieldId: 'use', name: t('requests.use'), text: t('words.choose') }]
    : [];
  const any = { value: '', label: t('words.any') };
  const position = filing.site?.address.geoPosition;
  const offers = useCountableOffers(animalkind.id, choice, { position, limit: OFFERS_SHOWN });
  const [isShown, setShown] = useState(false);
  if (!isShown && !isPending && !offers.isLoading) setShown(true);
  // The questions come with the offers, and stay while those are counted again.
  if (!isShown) return <LoadingState />;
  // Without the choices, what must be asked would be left out.
  if (error !== null) return <FailureState error={error} onRetry={retry} />;
  return (
    <WizardForm title={t('requests.step.animals')} errors={errors} onDone={() => goTo('site')}>
      {(errorOf) => (
        <>
          <SuitableOffers animalkind={animalkind} position={position} found={offers} />
          <PickList
            label={t('offers.condition.breed')}
            empty={any.label}
            single
            options={[any, ...offergroups.options]}
            value={choice.breed}
            onChange={([value = '']) => change({ breed: value === '' ? [] : [value] })}
          />
          {asksUse && (
            <SelectField
              id="use"
              label={t('requests.use')}
              required
              error={errorOf('use')}
              empty={t('words.choose')}
              options={usages.options}
              value={use}
              onChange={(event) => change({ use: event.target.value })}
            />
          )}
          {categories2.options.length > 0 && (
            <SelectField
              label={t('offers.condition.category2')}
              empty={t('inputs.noAnswer')}
              options={categories2.options}
              value={choice.group}
              onChange={(event) => change({ group: event.target.value })}
            />
          )}
          {classifications.options.length > 0 && (
            <SelectField
              label={t('offers.condition.classification')}
              empty={t('inputs.noAnswer')}
              options={classifications.options}
              value={onlyOne(choice.classification) ?? ''}
              onChange={({ target: { value } }) =>
                change({ classification: value === '' ? [] : [value] })
              }
            />
          )}
          <OtherFilters animalkind={animalkind.id} choice={choice} />
          <OnlyHere choice={choice} />
        </>
      )}
    </WizardForm>
  );
}

/** Tells that the search across borders ends here: only offers of the farm's own country count. */
function OnlyHere({ choice }: Pick<StepProps, 'choice'>) {
  const { data } = useCountry();
  if (!choice.abroad || !data.allowTransnationalSearch) return null;
  return (
    <p>
      <T id="requests.onlyHere" values={{ country: <LabelText labels={data.labels} /> }} />
    </p>
  );
}

/** Shows the further conditions of the search for offers; they are part of what the request rests on. */
function OtherFilters({
  animalkind,
  choice,
}: Pick<StepProps, 'choice'> & { readonly animalkind: string }) {
  const t = useText();
  const { list } = useFormats();
  const { search } = useLocation();
  const isAskedAbove = onlyOne(choice.classification) !== undefined;
  const asked = ['radius', 'breed', ...(isAskedAbove ? ['classification'] : [])];
  const names = [...activeConditions(choice).keys()].filter((name) => !asked.includes(name));
  if (names.length === 0) return null;
  const conditions = new Set(names.map((name) => t(`offers.condition.${plainName(name)}`)));
  return (
    <p>
      {t('requests.otherFilters', {
        filters: list([...conditions]),
      })}{' '}
      <Link to={pathTo('OfferSearch', { id: animalkind }) + search}>
        {t('requests.otherFiltersChange')}
      </Link>
    </p>
  );
}
