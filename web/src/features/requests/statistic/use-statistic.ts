import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STATISTIC_REGIONS } from '#shared/requests/limits.ts';
import type { CallOutput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Period } from './statistic-params.ts';

export type StatisticData = CallOutput<'POST livestock/request/statistics'>;

/** Returns the counts of some regions in a period, in as many calls as they need; not asked for without a region. */
export function useStatistic(period: Period, regions: readonly string[]) {
  const { api } = useKernel();
  const input = { ...period, regions: [...regions] };
  return useQuery<StatisticData>({
    queryKey: ['statistic', input],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        partsOf(regions).map((part) =>
          api.call(
            'POST livestock/request/statistics',
            { ...period, regions: part },
            { signal, quiet: true },
          ),
        ),
      );
      return {
        rows: answers.flatMap(({ rows }) => rows),
        days: answers.flatMap(({ days }) => days),
      };
    },
    enabled: regions.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** A country may have more regions than one call takes, such as the departments of France. */
function partsOf(regions: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(regions.length / STATISTIC_REGIONS) }, (_, index) =>
    regions.slice(index * STATISTIC_REGIONS, (index + 1) * STATISTIC_REGIONS),
  );
}
