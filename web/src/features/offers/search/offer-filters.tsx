import type { FormEvent } from 'react';
import { isAvailableFirst, type Market, positionOf, sortOf } from '#shared/offers/search-filter.ts';
import { type OfferSearchState, SORTINGS } from '#shared/offers/search-params.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/choice-group.tsx';
import { classNames } from '#web/components/class-names.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { type FilterProps, useShownFirst } from '#web/kernel/use-list-state.ts';
import { useTypedFilter } from '#web/kernel/use-typed-filter.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { AmountFilter } from './amount-filter.tsx';
import { AnimalFilters } from './animal-filters.tsx';
import { AssociationFilter } from './association-filter.tsx';
import { type Facets, offerFacets } from './offer-facets.ts';
import { OwnFieldFilters } from './own-field-filters.tsx';
import { PlaceFilters } from './place-filters.tsx';
import type { Overview } from './search-overview.ts';
import { WeekFilter } from './week-filter.tsx';

export type FiltersProps = FilterProps<OfferSearchState> & {
  readonly options: AnimalKindOptions;
  readonly market: Market;
  readonly asksCategory: boolean;
  readonly onReset: () => void;
  /** The number of resets so far: each takes refused texts away, too, which the address does not know. */
  readonly resets: number;
  /** Closes the sheet on a phone; the button says how many offers there are. */
  readonly onShow?: (() => void) | undefined;
  readonly counts: Overview['facets'] | undefined;
  readonly total: number | undefined;
};

/** Shows the filters of the offer search, in the order in which people decide. Each takes effect at once. */
export function OfferFilters({ onReset, resets, onShow, total, counts, ...search }: FiltersProps) {
  const t = useText();
  const { number } = useFormats();
  const { options, market, asksCategory } = search;
  const { state, change } = useShownFirst(search);
  const { usesAssociations } = useCountry().data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShow?.();
  };
  const parts = { state, change, market, facets: offerFacets(counts) };
  return (
    <form
      // Beside the results nothing moves when the choices of an animal kind come.
      className={classNames(
        'offer-filters',
        onShow ? 'in-sheet' : options.isPending && 'is-coming',
      )}
      aria-label={t('list.filters')}
      onSubmit={submit}
    >
      <PlaceFilters state={state} change={change} />
      <AnimalFilters {...parts} options={options} asksCategory={asksCategory} />
      <WeekFilter {...parts} />
      <AmountFilter key={`amount ${resets}`} state={state} change={change} />
      <OwnFieldFilters key={`fields ${resets}`} {...parts} />
      {usesAssociations && <AssociationFilter {...parts} />}
      <TextFilter state={state} change={change} />
      <Switches {...parts} />
      <SortField state={state} change={change} />
      <div className="buttons offer-filters-actions">
        {onShow && (
          <Button type="submit" look="primary" size="wide">
            {total === undefined || state !== search.state
              ? t('offers.show')
              : t('offers.showCount', { count: total, shown: number(total) })}
          </Button>
        )}
        <Button look="quiet" onClick={onReset}>
          {t('list.resetFilters')}
        </Button>
      </div>
    </form>
  );
}

function Switches({
  state,
  change,
  market,
  facets,
}: Pick<FiltersProps, 'state' | 'change' | 'market'> & { readonly facets: Facets }) {
  const t = useText();
  const { data: country } = useCountry();
  return (
    <div className="choices">
      <Checkbox
        label={t('offers.condition.now')}
        count={facets.countOn(market.today)}
        checked={state.now}
        onChange={(now) => change({ now })}
      />
      <Checkbox
        label={t('offers.condition.spot')}
        count={facets.countOf('spot', 'true')}
        checked={state.spot}
        onChange={(spot) => change({ spot })}
      />
      {country.allowTransnationalSearch && (
        <Checkbox
          label={t('offers.condition.abroad')}
          checked={state.abroad}
          onChange={(abroad) => change({ abroad })}
        />
      )}
    </div>
  );
}

/** Asks for the order of the results; by distance only from a place. */
function SortField({ state, change }: FilterProps<OfferSearchState>) {
  const t = useText();
  const sortings = SORTINGS.filter((sorting) => sorting !== 'distance' || positionOf(state));
  return (
    <SelectField
      label={t(isAvailableFirst(state) ? 'offers.sortAvailable' : 'offers.sort')}
      value={sortOf(state)}
      onChange={(event) => {
        const sort = SORTINGS.find((value) => value === event.target.value);
        if (sort) change({ sort });
      }}
      options={sortings.map((sorting) => ({ value: sorting, label: t(`offers.sort.${sorting}`) }))}
    />
  );
}

/** Asks for words of breed, specification, farm or place. */
function TextFilter({ state, change }: FilterProps<OfferSearchState>) {
  const t = useText();
  const { input } = useTypedFilter(state.text, (typed) => {
    change({ text: typed.trim() });
    return true;
  });
  return (
    <TextField
      label={t('offers.condition.text')}
      hint={t('offers.textHint')}
      type="search"
      autoComplete="off"
      maxLength={100}
      {...input}
    />
  );
}
