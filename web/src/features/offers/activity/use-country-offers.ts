import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { CONFIRMABLE } from '#shared/offers/activity.ts';
import { OFFERS_CONFIRMED_AT_ONCE } from '#shared/offers/limits.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';

/** Returns the owner's offers in the country that ask to be confirmed; the one that ends first comes first. */
export function useCountryOffers(owner: string, country: string) {
  const filter: AttributeFilter = {
    $and: [
      { field: 'owner', comparison: 'eq', value: owner },
      { field: 'country', comparison: 'eq', value: country },
      ...CONFIRMABLE,
    ],
  };
  const count = useEntityCount('offer', { filter });
  const pages = useEntityPages('offer', {
    filter,
    sorting: [{ field: 'activityUntil', direction: 'asc' }],
    limit: OFFERS_CONFIRMED_AT_ONCE,
  });
  return { count, pages };
}
