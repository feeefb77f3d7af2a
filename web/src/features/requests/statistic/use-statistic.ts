import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Labels } from '#shared/kernel/label.ts';
import { STATISTIC_REGIONS } from '#shared/requests/limits.ts';
import type { Month } from '#shared/requests/statistics.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import type { CallOutput } from '#web/kernel/contract.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { monthsOf, type Period } from './statistic-params.ts';

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

type Part = { readonly period: Period; readonly ids: readonly string[] };

async function readStatistic(
  api: Pick<ApiClient, 'call'>,
  { period, ids }: Part,
  signal: AbortSignal,
): Promise<StatisticData> {
  const parts = partsOf(ids).map((part) => ({ period, ids: part }));
  return inOne(parts.map((part) => readPart(api, part, signal)));
}

/** Reads a part in one call, or in halves where it has more rows than one call brings. */
async function readPart(
  api: Pick<ApiClient, 'call'>,
  part: Part,
  signal: AbortSignal,
): Promise<StatisticData> {
  try {
    const asked = { ...part.period, regions: [...part.ids] };
    return await api.call('POST livestock/request/statistics', asked, { signal, quiet: true });
  } catch (error) {
    const halves = halvesOf(part);
    if (errorCodeOf(error) !== 'requests.statisticTooLarge' || halves.length === 0) throw error;
    return inOne(halves.map((half) => readPart(api, half, signal)));
  }
}

async function inOne(parts: readonly Promise<StatisticData>[]): Promise<StatisticData> {
  const answers = await Promise.all(parts);
  return {
    rows: answers.flatMap(({ rows }) => rows),
    days: answers.flatMap(({ days }) => days),
  };
}

/** Returns the halves of a part: by regions, of one region by months; none of a month of one region. */
function halvesOf({ period, ids }: Part): Part[] {
  const half = Math.ceil(ids.length / 2);
  if (ids.length > 1)
    return [ids.slice(0, half), ids.slice(half)].map((few) => ({ period, ids: few }));
  const months = monthsOf(period);
  const middle = Math.ceil(months.length / 2);
  const [before, after] = [months[middle - 1], months[middle]];
  if (before === undefined || after === undefined) return [];
  const periods = [
    { from: period.from, to: before },
    { from: after, to: period.to },
  ];
  return periods.map((few) => ({ period: few, ids }));
}

/** A country may have more regions than one call takes, such as the departments of France. */
function partsOf(regions: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(regions.length / STATISTIC_REGIONS) }, (_, index) =>
    regions.slice(index * STATISTIC_REGIONS, (index + 1) * STATISTIC_REGIONS),
  );
}
