import { useQuery } from '@tanstack/react-query';
import { ACTIVITY_PERIOD_DAYS } from '#shared/countries/limits.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { CONFIRMABLE, noticeDays } from '#shared/offers/activity.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { searchAllEntities } from '#web/kernel/search-entities.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { confirmationsByCountry, useConfirmOffers } from '../use-confirm-offers.ts';
import { endsOf } from './ends-of.ts';

/** The offers that lapse soon, or have lapsed. */
type EndingOffers = {
  readonly count: number;
  /** The instant at which the first offer lapses, in milliseconds. */
  readonly first: number;
  /** The search that finds them. */
  readonly filter: AttributeFilter;
};

/**
 * Returns the offers in all countries of the supplier who is signed in that lapse soon or have lapsed, and how they are
 * confirmed with one tap.
 */
export function useEndingOffers(owner: string) {
  const { api, now } = useKernel();
  const { countries, isPending } = useNotices();
  const ending = useQuery({
    enabled: !isPending,
    queryKey: ['count', 'offer', 'ending', owner],
    queryFn: async ({ signal }): Promise<EndingOffers> => {
      const filter = endingFilter(owner, countries, now());
      return { ...(await endsOf(api, filter, signal)), filter };
    },
  });
  const confirm = useConfirmOffers(async ({ filter }: EndingOffers) => {
    const search = { attributeFilter: filter };
    return confirmationsByCountry(await searchAllEntities(api, 'offer', search, { quiet: true }));
  });
  return { ending: ending.data, isPending: ending.isPending, confirm };
}

/** The countries that tell of the end of a confirmation so many days before. */
type Notices = ReadonlyMap<number, readonly string[]>;

/** Returns how long before its end each country in which the supplier sells tells of it: each has a period of its own. */
function useNotices(): { readonly countries: Notices; readonly isPending: boolean } {
  const session = useSession();
  // The site's own country is there already.
  const site = useCountry();
  const entries = session.status === 'signedIn' ? session.account.data.userData.supData : [];
  const others = entries.map(({ country }) => country).filter((id) => id !== site.id);
  const { items, isPending } = useEntitiesById('country', others);
  const daysOf = (id: string) => {
    const country = [site, ...items].find((item) => item.id === id);
    return noticeDays(country?.data.activityPeriodDays ?? ACTIVITY_PERIOD_DAYS);
  };
  return { countries: Map.groupBy([site.id, ...others], daysOf), isPending };
}

function endingFilter(owner: string, notices: Notices, now: number): AttributeFilter {
  return {
    $and: [
      { field: 'owner', comparison: 'eq', value: owner },
      {
        $or: [...notices].map(([days, countries]) => ({
          $and: [
            { field: 'country', comparison: 'in', value: [...countries] },
            {
              field: 'activityUntil',
              comparison: 'lte',
              value: new Date(now + days * DAY_MS).toISOString(),
            },
          ],
        })),
      },
      ...CONFIRMABLE,
    ],
  };
}
