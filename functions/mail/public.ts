export { isSameAddress, mailedAddresses, namedAddresses, reachable } from './addresses-of.ts';
export { mailSiteOf } from './mail-values.ts';
export { randomCode } from './random-code.ts';
export { countryLocale, reader, readerLocale } from './reader-locale.ts';
export { reachedOf, rejectionOf } from './rejection-of.ts';
export { removedAddressMails } from './removed-address-mails.ts';
