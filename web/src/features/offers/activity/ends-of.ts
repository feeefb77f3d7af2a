import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';

/** Returns the number of offers that meet a filter, and the instant at which the first one lapses, in milliseconds. */
export async function endsOf(
  api: Pick<ApiClient, 'call'>,
  attributeFilter: AttributeFilter,
  signal: AbortSignal,
): Promise<{ readonly count: number; readonly first: number }> {
  const aggregate = {
    metrics: [
      { op: 'count' as const, as: 'count' },
      { op: 'min' as const, field: 'activityUntil', as: 'first' },
    ],
  };
  const input = { entityClass: 'offer' as const, attributeFilter, aggregate };
  const { rows } = await api.call('POST search/aggregate/run', input, { signal });
  const { count, first } = rows[0]?.values ?? {};
  return { count: count ?? 0, first: first ?? 0 };
}
