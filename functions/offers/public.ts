export { offerRule } from './entity-rules.ts';
export { mayPublish } from './may-publish.ts';
export { redactOffers } from './redact-offers.ts';
