import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { World } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { isPublished } from '#shared/offers/offer-groups.ts';

/**
 * Counts the published offers of an account that no search finds any more once it is deactivated, or its confirmation
 * as a supplier is taken back in a country that asks for one.
 */
export const offersOfAccount: EffectsOf<Account, ChangeEffect> = async (
  { search, store, clock },
  { id, before, after },
) => {
  if (!before.active) return [];
  const countries = after.active ? await confirmationsLost({ store }, before, after) : undefined;
  if (countries?.length === 0) return [];
  const count = await search.count({
    entityClass: offerClass.name,
    group: 'owner',
    keys: [id],
    filter: {
      $and: [
        isPublished(clock.now()),
        ...(countries ? [{ field: 'country', comparison: 'in' as const, value: countries }] : []),
      ],
    },
  });
  return count === 0 ? [] : [{ effect: 'offersHidden', count }];
};

/** Returns the countries that ask for a confirmation which the account has before a change, and not after it. */
async function confirmationsLost(
  { store }: Pick<World, 'store'>,
  before: Account,
  after: Account,
): Promise<string[]> {
  const confirmedIn = ({ userData: { supData } }: Account) =>
    supData.flatMap(({ country, confirmedByAdminOn: on }) => (on === undefined ? [] : country));
  const kept = confirmedIn(after);
  const lost = confirmedIn(before).filter((country) => !kept.includes(country));
  const countries = await store.latestOf(countryClass, lost);
  return countries
    .filter(({ data }) => data.registrationProcedure !== 'immediate')
    .map(({ id }) => id);
}
