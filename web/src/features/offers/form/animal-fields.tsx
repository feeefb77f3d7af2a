import { useState } from 'react';
import { GENDERS } from '#shared/masterdata/gender.ts';
import { isSpotMarketDefault } from '#shared/offers/is-spot-market-default.ts';
import { RadioGroup, SegmentedRadio } from '#web/components/choice-group.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { useEnded } from '#web/components/inputs/use-ended.ts';
import { PickList } from '#web/components/pick-list.tsx';
import { NumberField } from '#web/components/text-field.tsx';
import { useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import { useRetryFailed } from '#web/kernel/use-retry-failed.ts';
import { MissingBreedDialog } from '../missing-breed.ts';
import { useAmountLabel } from '../use-amount-label.ts';
import { CategoryFields } from './category-fields.tsx';
import { ResetNotice } from './form-notices.tsx';
import { OptionalSelect } from './optional-select.tsx';
import type { OfferFormState } from './use-offer-form.ts';
import { useOptionalChoices } from './use-optional-choices.ts';

type FieldsProps = { readonly form: OfferFormState };

/** Asks for the animals: the kind first, then the fields that the kind decides. */
export function AnimalFields({ form }: FieldsProps) {
  const t = useText();
  const { values, options } = form;
  const retry = useRetryFailed();
  return (
    <section aria-labelledby="animals" className="offer-form-section">
      <h2 id="animals">{t('requests.step.animals')}</h2>
      <KindField form={form} />
      <ResetNotice form={form} />
      {options.error !== null && <FailureState error={options.error} onRetry={retry} />}
      {values.animalkind !== '' && options.error === null && (
        <>
          <BreedFields form={form} />
          <UsageFields form={form} />
          <CategoryFields form={form} />
          <AmountField form={form} />
        </>
      )}
    </section>
  );
}

function KindField({ form }: FieldsProps) {
  const t = useText();
  const labelled = useLabelled();
  const country = useEntity('country', form.country === '' ? undefined : form.country).data;
  const ended = useEnded();
  const enabled = country?.data.enabledAnimals ?? [];
  const chosen = form.values.animalkind;
  const kinds = useEntitiesById('animalkind', chosen === '' ? enabled : [...enabled, chosen]);
  return (
    <PickList
      id="animalkind"
      label={t('offers.condition.animalkind')}
      single
      required
      error={form.errors.animalkind}
      isPending={country === undefined || kinds.isPending}
      options={kinds.items.map(({ id, data }) => ({
        value: id,
        ...(enabled.includes(id) ? labelled(data.labels, id) : ended(labelled(data.labels, id))),
      }))}
      value={chosen === '' ? [] : [chosen]}
      onChange={([animalkind = '']) =>
        form.set({
          animalkind,
          ...(isSpotMarketDefault(form.options.categories1.items, form.values.category1) && {
            spotMarket: false,
          }),
        })
      }
    />
  );
}

function BreedFields({ form }: FieldsProps) {
  const { values, set, errors, options } = form;
  const t = useText();
  const labelled = useLabelled();
  const [missing, setMissing] = useState<string | null>(null);
  const breed = options.offergroups.items.find((group) => group.id === values.offergroup);
  const specifications = breed?.data.offerSpecifications ?? [];
  return (
    <>
      <PickList
        id="offergroup"
        label={t('offers.condition.breed')}
        nothingFound={{ label: t('offers.missingBreed'), onChoose: setMissing }}
        single
        required
        error={errors.offergroup}
        isPending={options.isPending}
        options={options.offergroups.options}
        value={values.offergroup === '' ? [] : [values.offergroup]}
        onChange={([offergroup = '']) => set({ offergroup, offerspecification: '' })}
      />
      {missing !== null && (
        <MissingBreedDialog
          name={missing}
          animalkind={values.animalkind}
          country={form.country}
          onClose={() => setMissing(null)}
        />
      )}
      <OptionalSelect
        form={form}
        field="offerspecification"
        label={t('offers.condition.specification')}
        options={specifications.map((specification) => ({
          value: specification.id,
          ...labelled(specification.labels, specification.id),
        }))}
      />
    </>
  );
}

function UsageFields({ form: { values, set, errors, options } }: FieldsProps) {
  const t = useText();
  const orNone = useOptionalChoices();
  const usage = options.usages.items.find((usage) => usage.id === values.animalusage);
  const ages = options.ageCategories.options;
  // A usage that implies an age leaves no other.
  const isAgeOpen = values.animalusage === '' || (usage && !usage.data.ageCategory);
  const genders = GENDERS.filter((gender) => gender !== 'mixed' || !usage?.data.noMixedGender);
  const chooseUsage = (animalusage: string) => {
    const next = options.usages.items.find((usage) => usage.id === animalusage)?.data;
    set({
      animalusage,
      ...(next?.ageCategory ? { ageCategory: next.ageCategory } : {}),
      ...(next?.noMixedGender && values.gender === 'mixed' ? { gender: '' } : {}),
    });
  };
  return (
    <>
      {options.usages.options.length > 0 && (
        <RadioGroup
          id="animalusage"
          label={t('offers.condition.usage')}
          error={errors.animalusage}
          choices={orNone(options.usages.options)}
          value={values.animalusage}
          onChange={chooseUsage}
        />
      )}
      <SegmentedRadio
        id="gender"
        label={t('offers.condition.gender')}
        error={errors.gender}
        choices={orNone(genders.map((value) => ({ value, label: t(`offers.gender.${value}`) })))}
        value={values.gender}
        onChange={(value) => {
          set({ gender: GENDERS.find((gender) => gender === value) ?? '' });
        }}
      />
      {ages.length > 0 && (
        <RadioGroup
          id="ageCategory"
          label={t('offers.condition.age')}
          error={errors.ageCategory}
          choices={isAgeOpen ? orNone(ages) : ages}
          value={values.ageCategory}
          onChange={(ageCategory) => set({ ageCategory })}
        />
      )}
    </>
  );
}

function AmountField({ form: { values, set, errors, options, country } }: FieldsProps) {
  const t = useText();
  const amountLabel = useAmountLabel({ country, animalkind: values.animalkind });
  const usage = options.usages.items.find((usage) => usage.id === values.animalusage);
  const increment = usage?.data.offerSizeIncrement ?? 1;
  return (
    <NumberField
      id="amount"
      label={amountLabel}
      hint={increment > 1 ? t('offers.increment', { increment }) : undefined}
      required
      error={errors.amount}
      inputMode="numeric"
      value={values.amount}
      onChange={(event) => set({ amount: event.target.value })}
    />
  );
}
