export { offergroupRule } from './offergroup-rule.ts';
export { remainingOffergroup } from './remaining-offergroup.ts';
export { offersOfBreed, requestsOfBreed } from './uses-of-offergroup.ts';
