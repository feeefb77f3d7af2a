import { useQuery } from '@tanstack/react-query';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { CONFIRMABLE } from '#shared/offers/activity.ts';
import { OFFERS_CONFIRMED_AT_ONCE } from '#shared/offers/limits.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchEntities } from '#web/kernel/search-entities.ts';
import { endsOf } from './ends-of.ts';

/**
 * Returns the owner's offers in the country that ask to be confirmed, the first to end first; of very many only the
 * first, but the numbers of all.
 */
export function useCountryOffers(owner: string, country: string) {
  const { api, now } = useKernel();
  return useQuery({
    queryKey: ['pages', 'offer', 'confirmable', owner, country],
    queryFn: async ({ signal }) => {
      const present = new Date(now()).toISOString();
      const confirmable: readonly AttributeFilter[] = [
        { field: 'owner', comparison: 'eq', value: owner },
        { field: 'country', comparison: 'eq', value: country },
        ...CONFIRMABLE,
      ];
      const isShown = { field: 'activityUntil', comparison: 'gt', value: present } as const;
      const [{ items }, all, shown] = await Promise.all([
        searchEntities(
          api,
          'offer',
          {
            attributeFilter: { $and: [...confirmable] },
            sorting: [{ field: 'activityUntil', direction: 'asc' }],
            pagination: { limit: OFFERS_CONFIRMED_AT_ONCE },
          },
          { signal },
        ),
        endsOf(api, { $and: [...confirmable] }, signal),
        endsOf(api, { $and: [...confirmable, isShown] }, signal),
      ]);
      return {
        offers: items,
        total: all.count,
        // Of two answers one may know a change that the other does not know yet.
        hidden: Math.max(0, all.count - shown.count),
        /** The instant at which the next one ends, in milliseconds; undefined where none is shown. */
        next: shown.count > 0 ? shown.first : undefined,
      };
    },
  });
}
export type CountryOffers = NonNullable<ReturnType<typeof useCountryOffers>['data']>;
