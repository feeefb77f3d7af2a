import { isSpotMarketDefault } from '#shared/offers/is-spot-market-default.ts';
import { CheckboxGroup, RadioGroup } from '#web/components/choice-group.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { OptionalSelect } from './optional-select.tsx';
import type { OfferFormState } from './use-offer-form.ts';
import { useOptionalChoices } from './use-optional-choices.ts';

/** Asks for the country's categories of such animals: each only where it has any. */
export function CategoryFields({ form }: { readonly form: OfferFormState }) {
  const t = useText();
  return (
    <>
      <FirstCategoryField form={form} />
      <OptionalSelect
        form={form}
        field="category2"
        label={t('offers.condition.category2')}
        options={form.options.categories2.options}
      />
      <OptionalSelect
        form={form}
        field="classification"
        label={t('offers.condition.classification')}
        options={form.options.classifications.options}
      />
    </>
  );
}

/**
 * Asks for one category or several, as the animal kind has it; a category that is mostly sold at once brings the spot
 * market.
 */
function FirstCategoryField({ form }: { readonly form: OfferFormState }) {
  const t = useText();
  const orNone = useOptionalChoices();
  const { values, set, errors, options, animalkind } = form;
  const choose = (category1: readonly string[]) => {
    const spotMarket = isSpotMarketDefault(options.categories1.items, category1);
    // The default goes with the category that brought it; what was ticked by hand stays.
    const isOther = spotMarket !== isSpotMarketDefault(options.categories1.items, values.category1);
    set({ category1, ...(isOther && { spotMarket }) });
  };
  const shared = {
    id: 'category1',
    label: t('offers.condition.category'),
    required: animalkind?.data.cat1Mandatory ?? false,
    error: errors.category1,
    choices: options.categories1.options,
  };
  if (shared.choices.length === 0) return null;
  return animalkind?.data.cat1CanHaveMulti ? (
    <CheckboxGroup {...shared} value={values.category1} onChange={choose} />
  ) : (
    <RadioGroup
      {...shared}
      choices={animalkind?.data.cat1Mandatory === false ? orNone(shared.choices) : shared.choices}
      value={values.category1[0] ?? ''}
      onChange={(value) => choose(value === '' ? [] : [value])}
    />
  );
}
