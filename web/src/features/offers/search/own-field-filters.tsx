import { filterOf } from '#shared/masterdata/input-facts.ts';
import { fieldChoices, withFieldValues } from '#shared/offers/field-choices.ts';
import type { Market } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { searchedFields } from '#shared/offers/searched-fields.ts';
import { Checkbox } from '#web/components/choice-group.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { useLabelled } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { FewOrMany } from './few-or-many.tsx';
import { NumberRangeFilter } from './number-range-filter.tsx';
import type { Facets } from './offer-facets.ts';
import { useFilterFields } from './use-field-labels.tsx';

type OwnFieldsProps = FilterProps<OfferSearchState> & {
  readonly market: Market;
  readonly facets: Facets;
};

/** Shows the offer fields that administrators made searchable for such animals. */
export function OwnFieldFilters({ market, ...props }: OwnFieldsProps) {
  const { state } = props;
  const { data = [] } = useFilterFields({ enabled: true });
  const fields = searchedFields(data, {
    countries: market.countries,
    animalkinds: [market.animalkind],
    category1: state.category,
    category2: state.category2,
    animalusages: state.usage,
    genders: state.gender,
    ageCategories: state.age,
  });
  return fields.map((field) => <OwnFieldFilter key={field.id} field={field} {...props} />);
}

function OwnFieldFilter({
  field: { id, data },
  state,
  change,
  facets,
}: Omit<OwnFieldsProps, 'market'> & { readonly field: EntityOf<'offerfield'> }) {
  const labelled = useLabelled();
  const name = <LabelText labels={data.labels} otherwise={id} />;
  const choice = fieldChoices(state.field).get(id);
  const choose = (values: readonly string[]) =>
    change({ field: withFieldValues(state.field, id, values) });
  const filter = filterOf(data.entryType);
  if (filter === 'range') {
    return <NumberRangeFilter label={name} group={data.group} choice={choice} onChoose={choose} />;
  }
  if (filter === 'ticked') {
    return (
      <Checkbox
        label={name}
        count={facets.countOfField(id, 'true')}
        checked={choice?.values.includes('true') ?? false}
        onChange={(checked) => choose(checked ? ['true'] : [])}
      />
    );
  }
  const options = data.options
    .filter((option) => option.enabled || choice?.values.includes(option.id))
    .map((option) => ({ value: option.id, ...labelled(option.labels, option.id) }));
  return (
    <FewOrMany
      label={name}
      choices={facets.countedField(id, options)}
      value={choice?.values ?? []}
      onChange={choose}
    />
  );
}
