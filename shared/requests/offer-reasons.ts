/** Why an offer that was found does not fit; `other` is said in words. */
export const OFFER_REASONS = [
  'breed',
  'gender',
  'age',
  'amount',
  'time',
  'health',
  'performance',
  'housing',
  'transport',
  'other',
] as const;
export type OfferReason = (typeof OFFER_REASONS)[number];
