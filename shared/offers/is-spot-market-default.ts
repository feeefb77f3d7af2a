import type { Category1 } from '#shared/masterdata/category1.ts';

type Category = { readonly id: string; readonly data: Pick<Category1, 'spotMarketIsDefault'> };

/** Tells whether the chosen categories put an offer on the spot market by themselves. */
export function isSpotMarketDefault(
  categories: readonly Category[],
  chosen: readonly string[],
): boolean {
  return categories.some(({ id, data }) => data.spotMarketIsDefault && chosen.includes(id));
}
