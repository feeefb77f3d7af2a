export { LocationOfCountry } from './profile/location-of-country.tsx';
