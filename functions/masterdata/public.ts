export { isOfferedIn, lostMarkets, type Market } from './lost-markets.ts';
export { offergroupRule } from './offergroup-rule.ts';
export { remainingOffergroup } from './remaining-offergroup.ts';
export { offersOfBreed, requestsOfBreed, usesOfEndedSpecifications } from './uses-of-offergroup.ts';
