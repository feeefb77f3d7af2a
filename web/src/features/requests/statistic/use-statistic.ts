import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Period } from './statistic-params.ts';

export type StatisticData = CallOutput<'POST livestock/request/statistics'>;

/** What is counted of some regions in a period; not asked for without a region. */
export function useStatistic(period: Period, regions: readonly string[]) {
  const { api } = useKernel();
  const input = { ...period, regions: [...regions] };
  return useQuery<StatisticData>({
    queryKey: ['statistic', input],
    queryFn: ({ signal }) =>
      api.call('POST livestock/request/statistics', input, { signal, quiet: true }),
    enabled: regions.length > 0,
    placeholderData: keepPreviousData,
  });
}
