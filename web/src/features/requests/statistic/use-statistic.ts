import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Labels } from '#shared/kernel/label.ts';
import { STATISTIC_REGIONS } from '#shared/requests/limits.ts';
import type { Month } from '#shared/requests/statistics.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import type { CallOutput } from '#web/kernel/contract.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Period } from './statistic-params.ts';

export type StatisticData = CallOutput<'POST livestock/request/statistics'>;
export type StatisticScope = {
  readonly period: Period;
  readonly regions: readonly EntityOf<'region'>[];
  /** The names of the country, where these are all its regions. */
  readonly country: Labels | undefined;
};

/**
 * Returns the counts of some regions in a period with these, in as many calls as they need; not asked for without a
 * region. The counts of before stay until the next have come.
 */
export function useStatistic({ period, regions, country }: StatisticScope) {
  const { api } = useKernel();
  const ids = regions.map(({ id }) => id);
  return useQuery<StatisticData & StatisticScope>({
    queryKey: ['statistic', { ...period, regions: ids }],
    queryFn: async ({ signal }) => ({
      period,
      regions,
      country,
      ...(await readStatistic(api, { period, ids }, signal)),
    }),
    enabled: regions.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Returns the counts of some regions since the beginning of this month. */
export function useStatisticOfMonth(month: Month, ids: readonly string[]) {
  const { api } = useKernel();
  return useQuery<StatisticData>({
    queryKey: ['statisticOfMonth', { month, ids }],
    queryFn: ({ signal }) =>
      readStatistic(api, { period: { from: month, to: month }, ids }, signal),
  });
}

async function readStatistic(
  api: Pick<ApiClient, 'call'>,
  { period, ids }: { readonly period: Period; readonly ids: readonly string[] },
  signal: AbortSignal,
): Promise<StatisticData> {
  const answers = await Promise.all(
    partsOf(ids).map((part) =>
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
}

/** A country may have more regions than one call takes, such as the departments of France. */
function partsOf(regions: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(regions.length / STATISTIC_REGIONS) }, (_, index) =>
    regions.slice(index * STATISTIC_REGIONS, (index + 1) * STATISTIC_REGIONS),
  );
}
