export { randomCode } from './random-code.ts';
export { countryLocale, reader, readerLocale } from './reader-locale.ts';
