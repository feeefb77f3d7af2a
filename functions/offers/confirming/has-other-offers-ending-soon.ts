import type { World } from '#functions/kernel/context.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { CONFIRMABLE, noticeDays } from '#shared/offers/activity.ts';
import { offerClass } from '#shared/offers/offer-class.ts';

/**
 * Tells whether other offers of the supplier in the country are about to lapse. The save or confirmation of one offer
 * does not confirm those, so that the account is not confirmed either, and its reminders go on counting.
 */
export async function hasOtherOffersEndingSoon(
  { search, clock }: Pick<World, 'search' | 'clock'>,
  {
    owner,
    country: { id: country, data },
    besides,
  }: {
    readonly owner: string;
    readonly country: Pick<Entity<Country>, 'id' | 'data'>;
    readonly besides?: string | undefined;
  },
): Promise<boolean> {
  const now = clock.now();
  const last = new Date(now.getTime() + noticeDays(data.activityPeriodDays) * DAY_MS);
  const count = await search.count({
    entityClass: offerClass.name,
    group: 'owner',
    keys: [owner],
    filter: {
      $and: [
        { field: 'country', comparison: 'eq', value: country },
        { field: 'activityUntil', comparison: 'gt', value: now.toISOString() },
        { field: 'activityUntil', comparison: 'lte', value: last.toISOString() },
        ...CONFIRMABLE,
        ...(besides === undefined
          ? []
          : [{ field: 'id', comparison: 'ne', value: besides } as const]),
      ],
    },
  });
  return count > 0;
}
