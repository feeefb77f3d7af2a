export {
  OwnFigures,
  OwnOutlook,
  SupplierTasks,
  WaitingOffers,
} from './list/supplier-tasks-part.ts';
export { MapOnWish } from './map/map-on-wish.tsx';
export { OfferedSpecies } from './search/offered-species.tsx';
export { SearchTabs } from './search/search-tabs.tsx';
export { useAnimalKindOptions } from './use-animal-kind-options.ts';
export { useNamesOfOffer } from './use-names-of-offer.ts';
export { useOfferNames } from './use-offer-names.tsx';
