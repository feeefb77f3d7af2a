export { offerRule } from './entity-rules.ts';
export { redactOffers } from './following/redact-offers.ts';
export { restoredOffer } from './following/restored-offer.ts';
export { mayPublish } from './offer/may-publish.ts';
export { offersSince } from './telling/offers-since.ts';
export { redactSavedSearches } from './telling/redact-saved-searches.ts';
