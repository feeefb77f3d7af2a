import { useQuery } from '@tanstack/react-query';
import { useKernel } from '#web/kernel/kernel-context.ts';

const FIELDS = ['animalkind', 'country', 'status'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Returns how many offers a supplier has of each animal kind, in each country and in each state, whatever is
 * filtered.
 */
export function useOwnedKinds(owner: string) {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['facet', 'owned', owner],
    queryFn: async ({ signal }) => {
      const input = {
        entityClass: 'offer',
        attributeFilter: { field: 'owner', comparison: 'eq' as const, value: owner },
        aggregate: { groupBy: [...FIELDS], metrics: [{ op: 'count' as const, as: 'offers' }] },
      };
      const { rows } = await api.call('POST search/aggregate/run', input, { signal });
      return (field: Field): ReadonlyMap<string, number> => {
        const counts = new Map<string, number>();
        for (const { key, values } of rows) {
          const value = String(key[field]);
          counts.set(value, (counts.get(value) ?? 0) + (values.offers ?? 0));
        }
        return counts;
      };
    },
  });
}
