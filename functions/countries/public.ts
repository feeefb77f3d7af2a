export { loadCountries } from './list-countries.ts';
