import type { World } from '#functions/kernel/context.ts';
import { offerNames } from '#functions/offers/offer/offer-names.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/** Returns the names of the offers of an owner that were made or changed since an instant; of many the newest. */
export async function offersSince(
  { search, store }: Pick<World, 'search' | 'store'>,
  owner: string,
  { since, limit, locale }: { since: string; limit: number; locale: Locale },
): Promise<string[]> {
  const { items } = await search.hits({
    entityClass: offerClass.name,
    group: 'owner',
    keys: [owner],
    filter: { field: 'updated', comparison: 'gte', value: since },
    sorting: [{ field: 'updated', direction: 'desc' }],
    pagination: { start: 0, limit },
  });
  const offers = await store.revisions(offerClass, items);
  return offerNames(
    offers.map(({ data }) => data),
    locale,
    { store },
  );
}
