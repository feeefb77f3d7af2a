export { LocationField } from './location-field.tsx';
export { type FoundLocation, placeName } from './place.ts';
