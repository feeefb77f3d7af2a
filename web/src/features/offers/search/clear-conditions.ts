import type { FilterName } from './search-filter.ts';
import { type OfferSearchState, searchParams } from './search-params.ts';

/** What takes each condition of the search away. */
export const WITHOUT = {
  radius: { place: '', lat: null, lon: null },
  breed: { breed: [] },
  usage: { usage: [] },
  gender: { gender: [] },
  age: { age: [] },
  category: { category: [] },
  classification: { classification: [] },
  amount: { amount: null },
  now: { now: false },
  spot: { spot: false },
} as const satisfies Record<FilterName, Partial<OfferSearchState>>;

/** All of them at once; the sorting stays. */
export const NOTHING_CHOSEN: Partial<OfferSearchState> = {
  ...Object.assign({}, ...Object.values(WITHOUT)),
  radius: searchParams.radius.initial,
  abroad: false,
};
