import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import type { OfferSearchState } from './search-params.ts';
import type { Facet } from './use-facets.ts';

const ALWAYS = ['breed', 'gender', 'association', 'week', 'now', 'spot', 'fields'] as const;

/** Returns the filters to count: those that have something to choose from. */
export function facetsInUse(
  options: AnimalKindOptions,
  state: OfferSearchState,
): (Facet | 'fields')[] {
  const lists = {
    usage: options.usages,
    age: options.ageCategories,
    category: options.categories1,
    category2: options.categories2,
    classification: options.classifications,
  } as const;
  const names = ['usage', 'age', 'category', 'category2', 'classification'] as const;
  const breeds = options.offergroups.items;
  const hasSpecifications = breeds.some(({ data }) => data.offerSpecifications.length > 0);
  return [
    ...ALWAYS,
    ...names.filter((name) => lists[name].items.length > 0),
    ...(hasSpecifications || state.specification.length > 0 ? (['specification'] as const) : []),
  ];
}
