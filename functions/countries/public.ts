export { checkPostalPrefixes } from './check-postal-prefixes.ts';
export { countryGaps } from './country-gaps.ts';
export { loadCountries } from './list-countries.ts';
