import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Checkbox, CheckboxGroup } from '#web/components/choice-group.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { AmountFilter } from './amount-filter.tsx';
import type { Market } from './search-filter.ts';
import { type OfferSearchState, RADII_KM } from './search-params.ts';
import { useFacet } from './use-facet.ts';

export type FiltersProps = {
  readonly state: OfferSearchState;
  readonly change: (patch: Partial<OfferSearchState>) => void;
  readonly options: AnimalKindOptions;
  readonly market: Market;
  readonly onReset: () => void;
  /** Closes the sheet on a phone; the button says how many offers there are. */
  readonly onShow?: (() => void) | undefined;
  readonly total: number | undefined;
};

/** The filters of the offer search, in the order in which people decide. Each takes effect at once. */
export function OfferFilters({
  state,
  change,
  options,
  market,
  onReset,
  onShow,
  total,
}: FiltersProps) {
  const t = useText();
  const { kilometres, number } = useFormats();
  const { data: country } = useCountry();
  const facet = useFacet(market, state);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShow?.();
  };
  return (
    <form
      className={onShow ? 'offer-filters in-sheet' : 'offer-filters'}
      aria-label={t('offers.filters')}
      onSubmit={submit}
    >
      <LocationField
        countrycode={country.code}
        place={state.place}
        onChoose={(location) =>
          change({
            place: location?.place ?? '',
            lat: location?.position.lat ?? null,
            lon: location?.position.lon ?? null,
          })
        }
      />
      <SelectField
        label={t('offers.radius')}
        hint={state.lat === null ? t('offers.radiusHint') : undefined}
        value={state.radius}
        onChange={(event) => change({ radius: Number(event.target.value) })}
        options={RADII_KM.map((km) => ({ value: String(km), label: kilometres(km) }))}
      />
      <PickList
        label={t('offers.breed')}
        title={t('offers.chooseBreed')}
        empty={t('offers.allBreeds')}
        options={facet.counted('offergroup', options.offergroups.options)}
        value={state.breed}
        onChange={(breed) => change({ breed })}
      />
      <FewOrMany
        label={t('offers.usage')}
        choices={facet.counted('animalusage', options.usages.options)}
        value={state.usage}
        onChange={(usage) => change({ usage })}
      />
      <FewOrMany
        label={t('offers.gender')}
        choices={facet.counted('gender', [
          { value: 'female', label: t('offers.gender.female') },
          { value: 'male', label: t('offers.gender.male') },
          { value: 'mixed', label: t('offers.gender.mixed') },
        ])}
        value={state.gender}
        onChange={(gender) => change({ gender })}
      />
      <FewOrMany
        label={t('offers.age')}
        choices={facet.counted('ageCategory', options.ageCategories.options)}
        value={state.age}
        onChange={(age) => change({ age })}
      />
      <FewOrMany
        label={t('offers.category1')}
        choices={facet.counted('category1', options.categories1.options)}
        value={state.category}
        onChange={(category) => change({ category })}
      />
      <FewOrMany
        label={t('offers.classification')}
        choices={facet.counted('classification', options.classifications.options)}
        value={state.classification}
        onChange={(classification) => change({ classification })}
      />
      <AmountFilter state={state} change={change} />
      <div className="choices">
        <Checkbox
          label={t('offers.availableNow')}
          checked={state.now}
          onChange={(now) => change({ now })}
        />
        <Checkbox
          label={t('offers.onlySpotMarket')}
          checked={state.spot}
          onChange={(spot) => change({ spot })}
        />
        {country.allowTransnationalSearch && (
          <Checkbox
            label={t('offers.abroad')}
            checked={state.abroad}
            onChange={(abroad) => change({ abroad })}
          />
        )}
      </div>
      <div className="buttons offer-filters-actions">
        {onShow && (
          <Button type="submit" look="primary" size="wide">
            {total === undefined
              ? t('offers.show')
              : t('offers.showCount', { count: total, shown: number(total) })}
          </Button>
        )}
        <Button look="quiet" onClick={onReset}>
          {t('offers.resetFilters')}
        </Button>
      </div>
    </form>
  );
}

type Counted = { readonly value: string; readonly label: string; readonly count?: number };
const FEW = 4;

/** Up to four choices stand open; more are folded behind their heading with the number chosen. */
function FewOrMany({
  label,
  choices,
  value,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly Counted[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  const t = useText();
  const [isOpen] = useState(choices.length <= FEW || value.length > 0);
  if (choices.length === 0) return null;
  const group = <CheckboxGroup label={label} choices={choices} value={value} onChange={onChange} />;
  if (choices.length <= FEW) return group;
  return (
    <details className="filter-section" open={isOpen}>
      <summary>
        {label}
        {value.length > 0 && (
          <span className="muted"> ({t('offers.chosen', { count: value.length })})</span>
        )}
      </summary>
      {group}
    </details>
  );
}
