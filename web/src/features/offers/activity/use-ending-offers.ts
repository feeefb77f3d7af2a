import { useQuery } from '@tanstack/react-query';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { CONFIRMABLE, noticeDays } from '#shared/offers/activity.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchAllEntities } from '#web/kernel/search-entities.ts';
import { useCountry } from '#web/kernel/site.ts';
import { confirmationsByCountry, useConfirmOffers } from '../use-confirm-offers.ts';

/** The offers that lapse soon, or have lapsed. */
type EndingOffers = {
  readonly count: number;
  /** The instant at which the first offer lapses, in milliseconds. */
  readonly first: number;
  /** The instant up to which ending offers are counted. */
  readonly last: string;
};

/**
 * Returns the owner's offers in all countries that lapse soon or have lapsed, and how they are confirmed with one
 * tap.
 */
export function useEndingOffers(owner: string) {
  const { api, now } = useKernel();
  const { activityPeriodDays } = useCountry().data;
  const ending = useQuery({
    queryKey: ['count', 'offer', 'ending', owner],
    queryFn: async ({ signal }): Promise<EndingOffers> => {
      const last = new Date(now() + noticeDays(activityPeriodDays) * DAY_MS).toISOString();
      const aggregate = {
        metrics: [
          { op: 'count' as const, as: 'count' },
          { op: 'min' as const, field: 'activityUntil', as: 'first' },
        ],
      };
      const attributeFilter = endingFilter(owner, last);
      const input = { entityClass: 'offer' as const, attributeFilter, aggregate };
      const { rows } = await api.call('POST search/aggregate/run', input, { signal });
      const { count, first } = rows[0]?.values ?? {};
      return { count: count ?? 0, first: first ?? 0, last };
    },
  });
  const confirm = useConfirmOffers(async ({ last }: EndingOffers) => {
    const search = { attributeFilter: endingFilter(owner, last) };
    return confirmationsByCountry(await searchAllEntities(api, 'offer', search, { quiet: true }));
  });
  return { ending: ending.data, isPending: ending.isPending, confirm };
}

function endingFilter(owner: string, last: string): AttributeFilter {
  return {
    $and: [
      { field: 'owner', comparison: 'eq', value: owner },
      { field: 'activityUntil', comparison: 'lte', value: last },
      ...CONFIRMABLE,
    ],
  };
}
