export { countryLocale, Reader, readerLocale } from './reader-locale.ts';
