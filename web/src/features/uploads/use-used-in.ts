import { useQuery } from '@tanstack/react-query';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Returns how many of the owner's offers show each upload, by its id; exact, in one call. */
export function useUsedIn(owner: string) {
  const { api } = useKernel();
  return useQuery<ReadonlyMap<string, number>>({
    queryKey: ['count', 'offer', 'attachments', owner],
    queryFn: async ({ signal }) => {
      const { rows } = await api.call(
        'POST search/aggregate/run',
        {
          entityClass: 'offer',
          attributeFilter: { field: 'owner', comparison: 'eq', value: owner },
          aggregate: { groupBy: ['attachments'], metrics: [{ op: 'count', as: 'offers' }] },
        },
        { signal, quiet: true },
      );
      return new Map(rows.map(({ key, values }) => [String(key.attachments), values.offers ?? 0]));
    },
  });
}
