export { useCountryLaw } from './use-country-law.ts';
export { useLawOn } from './use-law-on.ts';
