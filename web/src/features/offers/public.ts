export { activeConditions, searchFilter } from './search-filter.ts';
export { searchParams } from './search-params.ts';
export { SearchTabs } from './search-tabs.tsx';
export { UnknownSpecies } from './unknown-species.tsx';
export { useAnimalKindOptions } from './use-animal-kind-options.ts';
export { useOfferNames } from './use-offer-names.ts';
