import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { Option } from '#web/components/select-field.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { type FilterName, type Market, searchFilter } from './search-filter.ts';
import type { OfferSearchState } from './search-params.ts';

const FACETS = {
  offergroup: 'breed',
  animalusage: 'usage',
  gender: 'gender',
  ageCategory: 'age',
  category1: 'category',
  classification: 'classification',
} as const satisfies Record<string, FilterName>;
export type Facet = keyof typeof FACETS;

const FIELDS = Object.keys(FACETS).filter((field): field is Facet => Object.hasOwn(FACETS, field));

/** Exact counts behind each choice, under all the other filters; choices without offers show 0. */
export function useFacet(market: Market, state: OfferSearchState) {
  const { api } = useKernel();
  const counts = useQueries({
    queries: FIELDS.map((field) => {
      const attributeFilter = searchFilter(market, state, FACETS[field]);
      return {
        queryKey: ['facet', field, attributeFilter],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const aggregate = { groupBy: [field], metrics: [{ op: 'count' as const, as: 'count' }] };
          const input = { entityClass: 'offer', attributeFilter, aggregate };
          const { rows } = await api.call('POST search/aggregate/run', input, {
            signal,
            quiet: true,
          });
          return new Map(rows.map((row) => [String(row.key[field]), row.values.count ?? 0]));
        },
        placeholderData: keepPreviousData<Map<string, number>>,
      };
    }),
    combine: (results) => new Map(results.map(({ data }, at) => [FIELDS[at], data])),
  });
  return {
    counted: (field: Facet, options: readonly Option[]) => {
      const known = counts.get(field);
      return known === undefined
        ? options
        : options.map((option) => ({ ...option, count: known.get(option.value) ?? 0 }));
    },
  };
}
