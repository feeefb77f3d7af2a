import { GENDERS } from '#shared/masterdata/gender.ts';
import { isWeekOver } from '#shared/offers/available-weeks.ts';
import { remainingEntries } from '#shared/offers/field-choices.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { useFilterFields } from './use-field-labels.tsx';

/** The search of an address, without what a link that is older than the data names in vain. */
type Remaining = {
  readonly state: OfferSearchState;
  readonly leftOut: readonly (
    | ListName
    | 'gender'
    | 'association'
    | 'supplier'
    | 'week'
    | 'field'
  )[];
};
type ListName =
  | 'breed'
  | 'specification'
  | 'usage'
  | 'age'
  | 'category'
  | 'category2'
  | 'classification';

/** Takes choices that are no more, and weeks gone by, out of the search of an address, and names their conditions. */
export function useLeftOut(
  asked: OfferSearchState,
  options: AnimalKindOptions,
  today: string,
): Remaining {
  const { supplier, association } = asked;
  const accounts = supplier === '' ? association : [...association, supplier];
  const { missing } = useEntitiesById('account', accounts);
  const { data: fields } = useFilterFields({ enabled: asked.field.length > 0 });
  const lists = options.isPending || options.error !== null ? [] : entriesOf(knownOf(options));
  const changes: Partial<OfferSearchState>[] = [
    ...lists.map(([name, known]) => ({
      [name]: asked[name].filter((id) => known.some((item) => item.id === id)),
    })),
    { gender: asked.gender.filter((value) => GENDERS.some((gender) => gender === value)) },
    { association: association.filter((id) => !missing.includes(id)) },
    ...(missing.includes(supplier) ? [{ supplier: '' }] : []),
    ...(fields ? [{ field: remainingEntries(asked.field, fields) }] : []),
    ...(isWeekOver(asked, today) ? [{ week: '' }] : []),
  ];
  const state: OfferSearchState = Object.assign({}, asked, ...changes);
  const names = [
    ...lists.map(([name]) => name),
    'gender',
    'association',
    'supplier',
    'week',
    'field',
  ] as const;
  return { state, leftOut: names.filter((name) => state[name].length < asked[name].length) };
}

const knownOf = (
  options: AnimalKindOptions,
): Record<ListName, readonly { readonly id: string }[]> => ({
  breed: options.breeds,
  specification: options.breeds.flatMap(({ data }) => data.offerSpecifications),
  usage: options.usages.items,
  age: options.ageCategories.items,
  category: options.categories1.items,
  category2: options.categories2.items,
  classification: options.classifications.items,
});
