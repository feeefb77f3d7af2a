export { LocationField } from './location-field.tsx';
export type { FoundLocation } from './place.ts';
