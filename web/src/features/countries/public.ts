export { addressOf, toKnownCountry } from './known-countries.ts';
