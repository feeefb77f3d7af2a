import type { AttributeFilter, FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import type { OfferSearchState } from './search-params.ts';

/** Where the search is: the countries asked and the animal kind. */
export type Market = { readonly countries: readonly string[]; readonly animalkind: string };

/** The conditions a visitor can take away again, by name. */
export const FILTER_NAMES = [
  'radius',
  'breed',
  'usage',
  'gender',
  'age',
  'category',
  'classification',
  'amount',
  'now',
  'spot',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export function positionOf({ lat, lon }: OfferSearchState): GeoPosition | undefined {
  return lat === null || lon === null ? undefined : { lat, lon };
}

/** The conditions that are set, by the name under which the page shows them. */
export function activeConditions(state: OfferSearchState): Map<FilterName, FilterLeaf> {
  const position = positionOf(state);
  const some = (field: string, values: readonly string[]): FilterLeaf | undefined =>
    values.length === 0 ? undefined : { field, comparison: 'in', value: [...values] };
  const all: Record<FilterName, FilterLeaf | undefined> = {
    radius: position && {
      field: 'geoPosition',
      comparison: 'within',
      value: { ...position, km: state.radius },
    },
    breed: some('offergroup', state.breed),
    usage: some('animalusage', state.usage),
    gender: some('gender', state.gender),
    age: some('ageCategory', state.age),
    category: some('category1', state.category),
    classification: some('classification', state.classification),
    amount:
      state.amount === null
        ? undefined
        : { field: 'amount', comparison: state.comparison, value: state.amount },
    now: state.now ? { field: 'status', comparison: 'eq', value: 'available' } : undefined,
    spot: state.spot ? { field: 'spotMarket', comparison: 'eq', value: true } : undefined,
  };
  const set = new Map<FilterName, FilterLeaf>();
  for (const name of FILTER_NAMES) {
    const leaf = all[name];
    if (leaf) set.set(name, leaf);
  }
  return set;
}

/** The filter of the search; `without` leaves one condition out, to show what it hides. */
export function searchFilter(
  market: Market,
  state: OfferSearchState,
  without?: FilterName,
): AttributeFilter {
  const conditions = [...activeConditions(state)].filter(([name]) => name !== without);
  return {
    $and: [
      { field: 'country', comparison: 'in', value: [...market.countries] },
      { field: 'animalkind', comparison: 'eq', value: market.animalkind },
      ...conditions.map(([, leaf]) => leaf),
    ],
  };
}

/** Nearest first when a place is known, else the newest. */
export function searchSorting(state: OfferSearchState) {
  const byDistance = state.sort === 'distance' && positionOf(state) !== undefined;
  if (byDistance) return [{ field: 'geoPosition', direction: 'asc' as const }];
  if (state.sort === 'amount') return [{ field: 'amount', direction: 'desc' as const }];
  return [{ field: 'updated', direction: 'desc' as const }];
}
