import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { isAvailableFirst, positionOf, sortOf } from './search-filter.ts';
import { type ChangeSearch, type OfferSearchState, SORTINGS } from './search-params.ts';

/** Asks for the order of the results; by distance only from a place. */
export function SortField({
  state,
  change,
}: {
  readonly state: OfferSearchState;
  readonly change: ChangeSearch;
}) {
  const t = useText();
  const sortings = SORTINGS.filter((sorting) => sorting !== 'distance' || positionOf(state));
  return (
    <SelectField
      label={t(isAvailableFirst(state) ? 'offers.sortAvailable' : 'offers.sort')}
      value={sortOf(state)}
      onChange={(event) => {
        const sort = SORTINGS.find((known) => known === event.target.value);
        if (sort) change({ sort });
      }}
      options={sortings.map((sorting) => ({ value: sorting, label: t(`offers.sort.${sorting}`) }))}
    />
  );
}
