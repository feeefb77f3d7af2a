export { randomCode } from './random-code.ts';
export { countryLocale, Reader, readerLocale } from './reader-locale.ts';
