import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Offer } from './offer.ts';
import { TO_BE_HAD } from './search-filter.ts';

/** A supplier of animals of a kind in a country, and the number of its offers. */
export type ListedSupplier = {
  /** Account id; the account shows contact and positions of its locations of sale. */
  readonly owner: string;
  /** The supplier's name at the place where it offers most. */
  readonly name: string;
  /** The cities where the supplier offers, the place with most offers first. */
  readonly cities: readonly string[];
  readonly offers: number;
  /** The number of animals; for poultry the capacity a year. */
  readonly animals: number;
};

/** One row of the answer of `search/aggregate/run`. */
type AggregateRow = {
  readonly key: Readonly<Record<string, string | number | boolean | null>>;
  readonly values: Readonly<Record<string, number | null>>;
};

/**
 * Returns the query of `search/aggregate/run` for the suppliers of an animal kind in a country (specification section
 * 2). It reads one warm shard, counts what the search page shows of them, and refuses more than `AGGREGATE_ROWS` places
 * of suppliers.
 */
export function supplierListQuery(
  { country, animalkind }: Pick<Offer, 'country' | 'animalkind'>,
  further: readonly AttributeFilter[] = [],
) {
  return {
    entityClass: 'offer',
    attributeFilter: {
      $and: [
        { field: 'country', comparison: 'eq' as const, value: country },
        { field: 'animalkind', comparison: 'eq' as const, value: animalkind },
        TO_BE_HAD,
        ...further,
      ],
    },
    aggregate: {
      groupBy: ['owner', 'place.name', 'place.city'],
      metrics: [
        { op: 'count' as const, as: 'offers' },
        { op: 'sum' as const, field: 'amount', as: 'animals' },
      ],
    },
  };
}

/** Returns the suppliers of an answer, in the order of their names as the reader's language has it. */
export function supplierList(
  rows: readonly AggregateRow[],
  compare: (a: string, b: string) => number,
): ListedSupplier[] {
  const byOwner = Map.groupBy(rows, ({ key }) => String(key.owner));
  return [...byOwner]
    .map(([owner, places]) => listed(owner, places))
    .sort((a, b) => compare(a.name, b.name) || (a.owner < b.owner ? -1 : 1));
}

function listed(owner: string, places: readonly AggregateRow[]): ListedSupplier {
  const byOffers = places.toSorted((a, b) => sumOf([b], 'offers') - sumOf([a], 'offers'));
  const textsOf = (field: string) =>
    byOffers.flatMap(({ key }) => (typeof key[field] === 'string' ? [key[field]] : []));
  return {
    owner,
    name: textsOf('place.name')[0] ?? '',
    cities: [...new Set(textsOf('place.city'))],
    offers: sumOf(places, 'offers'),
    animals: sumOf(places, 'animals'),
  };
}

function sumOf(rows: readonly AggregateRow[], name: string): number {
  return rows.reduce((sum, { values }) => sum + (values[name] ?? 0), 0);
}
