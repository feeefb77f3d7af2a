import type { OfferFormState } from './use-offer-form.ts';

/** Tells whether the chosen categories put an offer on the spot market by themselves. */
export function isSpotMarketDefault(
  { categories1 }: OfferFormState['options'],
  chosen: readonly string[],
): boolean {
  return categories1.items.some(({ id, data }) => data.spotMarketIsDefault && chosen.includes(id));
}
