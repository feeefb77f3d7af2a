import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import { offerClass } from '#shared/offers/offer-class.ts';
import { isPublished } from '#shared/offers/offer-groups.ts';

/** Counts the published offers of an account that no search finds any more once it is deactivated. */
export const offersOfAccount: EffectsOf<Account, ChangeEffect> = async (
  { search, clock },
  { id, before, after },
) => {
  if (!before.active || after.active) return [];
  const count = await search.count({
    entityClass: offerClass.name,
    group: 'owner',
    keys: [id],
    filter: isPublished(clock.now()),
  });
  return count === 0 ? [] : [{ effect: 'offersHidden', count }];
};
