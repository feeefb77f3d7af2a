import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { fieldValue } from '#shared/offers/field-values.ts';
import type { Option } from '#web/components/select-field.tsx';
import type { ApiClient } from '#web/kernel/api-client.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { fieldChoices } from './field-choices.ts';
import { type FilterName, type Market, searchFilter } from './search-filter.ts';
import type { OfferSearchState } from './search-params.ts';

/** The column behind each condition that chooses from a list. */
const COLUMNS = {
  breed: 'offergroup',
  specification: 'offerspecification',
  usage: 'animalusage',
  gender: 'gender',
  age: 'ageCategory',
  category: 'category1',
  category2: 'category2',
  classification: 'classification',
  association: 'associations',
  week: 'availableWeeks',
  now: 'status',
  spot: 'spotMarket',
} as const satisfies Partial<Record<FilterName, string>>;
export type Facet = keyof typeof COLUMNS;
type Counts = ReadonlyMap<string, number>;
type Countable = { readonly value: string };

/** Returns exact counts behind each choice, under all the other filters; choices without offers show 0. */
export function useFacets(
  market: Market,
  state: OfferSearchState,
  facets: readonly (Facet | 'fields')[],
) {
  const wanted = facets.flatMap((facet) => (facet === 'fields' ? fieldNames(state) : [facet]));
  const { api } = useKernel();
  const counts = useQueries({
    queries: wanted.map((name) => {
      const field = columnOf(name);
      return countsQuery(api, field, searchFilter(market, state, name));
    }),
    combine: (results) => new Map(results.map(({ data }, index) => [wanted[index], data])),
  });
  const counted = <O extends Countable>(known: Counts | undefined, options: readonly O[]) =>
    known === undefined
      ? options
      : options.map((option) => ({ ...option, count: known.get(option.value) ?? 0 }));
  return {
    counted: <O extends Countable>(facet: Facet, options: readonly O[]) =>
      counted(counts.get(facet), options),
    countOf: (facet: Facet, value: string) => {
      const known = counts.get(facet);
      return known === undefined ? undefined : (known.get(value) ?? 0);
    },
    /** The options of an offer field. */
    countedField: (id: string, options: readonly Option[]) => {
      const known = counts.get(`field:${id}`) ?? counts.get(undefined);
      return known === undefined
        ? options
        : options.map((option) => ({
            ...option,
            count: known.get(fieldValue(id, option.value)) ?? 0,
          }));
    },
    countOfField: (id: string, value: string) => {
      const known = counts.get(`field:${id}`) ?? counts.get(undefined);
      return known === undefined ? undefined : (known.get(fieldValue(id, value)) ?? 0);
    },
  };
}
export type Facets = ReturnType<typeof useFacets>;

/**
 * Counts the values of the market's offers in one column, whatever is chosen: a filter with nothing to choose stays
 * away.
 */
export function useMarketCounts(
  { countries, animalkind }: Market,
  facet: Facet,
): Counts | undefined {
  const { api } = useKernel();
  const market: AttributeFilter = {
    $and: [
      { field: 'country', comparison: 'in', value: [...countries] },
      { field: 'animalkind', comparison: 'eq', value: animalkind },
    ],
  };
  return useQuery(countsQuery(api, COLUMNS[facet], market)).data;
}

/**
 * Returns the conditions to count without: the values of offer fields are one column, so that each field in use is
 * counted without itself, all others together.
 */
function fieldNames({ field }: OfferSearchState): (FilterName | undefined)[] {
  const inUse = [...fieldChoices(field).keys()].map((id): FilterName => `field:${id}`);
  return [...inUse, undefined];
}

function columnOf(name: FilterName | undefined): string {
  return isFacet(name) ? COLUMNS[name] : 'fieldValues';
}

function isFacet(name: FilterName | undefined): name is Facet {
  return name !== undefined && Object.hasOwn(COLUMNS, name);
}

function countsQuery(
  api: Pick<ApiClient, 'call'>,
  field: string,
  attributeFilter: AttributeFilter,
) {
  return {
    queryKey: ['facet', field, attributeFilter],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Counts> => {
      const aggregate = { groupBy: [field], metrics: [{ op: 'count' as const, as: 'count' }] };
      const input = { entityClass: 'offer', attributeFilter, aggregate };
      const { rows } = await api.call('POST search/aggregate/run', input, { signal, quiet: true });
      return new Map(rows.map((row) => [String(row.key[field]), row.values.count ?? 0]));
    },
    placeholderData: keepPreviousData<Counts>,
  };
}
