export { redactOffers } from './redact-offers.ts';
