import { withFieldValues } from '#shared/offers/field-choices.ts';
import { WEEK_RADIUS } from '#shared/offers/limits.ts';
import {
  type FILTER_NAMES,
  type FilterName,
  fieldOf,
  plainName,
  type ScopeName,
} from '#shared/offers/search-filter.ts';
import { type OfferSearchState, searchParams } from '#shared/offers/search-params.ts';

const WITHOUT = {
  radius: { place: '', lat: null, lon: null },
  text: { text: '' },
  breed: { breed: [] },
  specification: { specification: [] },
  usage: { usage: [] },
  gender: { gender: [] },
  age: { age: [] },
  category: { category: [] },
  category2: { category2: [] },
  classification: { classification: [] },
  association: { association: [] },
  week: { week: '', ...WEEK_RADIUS },
  amount: { amount: null },
  now: { now: false },
  spot: { spot: false },
  supplier: { supplier: '' },
  abroad: { abroad: false },
} as const satisfies Record<(typeof FILTER_NAMES)[number] | ScopeName, Partial<OfferSearchState>>;

/** Returns the change that takes a condition of the search away. */
export function withoutCondition(
  name: FilterName | ScopeName,
  { field }: Pick<OfferSearchState, 'field'>,
): Partial<OfferSearchState> {
  if (name === 'supplier' || name === 'abroad') return WITHOUT[name];
  const plain = plainName(name);
  if (plain !== 'field') return WITHOUT[plain];
  return { field: withFieldValues(field, fieldOf(name) ?? '', []) };
}

/** The state without any condition; the sorting stays. */
export const NOTHING_CHOSEN: Partial<OfferSearchState> = {
  ...Object.assign({}, ...Object.values(WITHOUT)),
  radius: searchParams.radius.initial,
  field: [],
  farther: false,
};
