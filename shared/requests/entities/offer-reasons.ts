/** The reasons why a found offer does not fit; `other` is explained in words. */
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
