export { LocationField } from './location-field.tsx';
export { type City, type FoundLocation, placeName } from './place.ts';
