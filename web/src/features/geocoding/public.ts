export { LocationField } from './location-field.tsx';
export type { City } from './place.ts';
export { type FoundLocation, foundLocation, meantCity, placeName } from './place.ts';
export { useFindCities } from './use-find-cities.ts';
