export { checkPostalPrefixes } from './check-postal-prefixes.ts';
export { loadCountries } from './list-countries.ts';
