export { offerRule } from './entity-rules.ts';
export { mayPublish } from './may-publish.ts';
export { offersSince } from './offers-since.ts';
export { redactOffers } from './redact-offers.ts';
export { redactSavedSearches } from './redact-saved-searches.ts';
