import { isAvailableFirst, positionOf, sortOf } from '#shared/offers/search-filter.ts';
import { type OfferSearchState, SORTINGS } from '#shared/offers/search-params.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { FilterProps } from '#web/kernel/use-list-state.ts';

/** Asks for the order of the results; by distance only from a place. */
export function SortField({ state, change }: FilterProps<OfferSearchState>) {
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
