import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import { eachHit } from '#functions/kernel/each-hit.ts';
import type { ShardQuery } from '#functions/kernel/search/search.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { waitsFilter } from '#shared/accounts/account-waits.ts';
import type { Country } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Approval } from '#shared/offers/approval.ts';
import { isPublished } from '#shared/offers/offer-groups.ts';
import { countOffersIn } from './count-offers-in.ts';

/**
 * Counts the offers of a country that a change of its settings hides or shows, as `followCountry` changes them later.
 */
export const offersOfCountry: EffectsOf<Country, ChangeEffect> = async (
  world,
  { id, before, after },
) => {
  const published = isPublished(world.clock.now());
  const count = (kinds: readonly string[], filter: AttributeFilter) =>
    countOffersIn(world, { country: id, kinds }, filter);
  const effects: ChangeEffect[] = [];
  const add = (effect: ChangeEffect['effect'], found: number, of?: string) => {
    if (found > 0) effects.push({ effect, count: found, ...defined({ of }) });
  };

  if (before.enabledForWebsite && !after.enabledForWebsite) {
    add('offersHidden', await count(before.enabledAnimals, published));
    return effects;
  }
  const kept = before.enabledAnimals.filter((kind) => after.enabledAnimals.includes(kind));
  for (const kind of before.enabledAnimals) {
    if (!kept.includes(kind)) add('offersHidden', await count([kind], published), kind);
  }
  if (before.registrationProcedure === 'immediate' && after.registrationProcedure !== 'immediate') {
    let hidden = 0;
    for await (const owners of eachHit(world.search, unconfirmedIn(id))) {
      const theirs = { field: 'owner', comparison: 'in' as const, value: [...owners] };
      hidden += await count(kept, { $and: [published, theirs] });
    }
    add('offersHidden', hidden);
  }
  if (before.offerAutApproval && !after.offerAutApproval) {
    add('offersShown', await count(kept, inState('pending')));
    add('offersStayRejected', await count(kept, inState('rejected')));
  }
  if (before.usesAssociations && !after.usesAssociations) {
    add('associationsHidden', await count(kept, { $and: [published, WITH_ASSOCIATIONS] }));
  }
  return effects;
};

/** Returns the search for the suppliers of a country whom no administrator has confirmed. */
const unconfirmedIn = (country: string): ShardQuery => ({
  entityClass: accountClass.name,
  group: 'admin',
  keys: ['all'],
  filter: waitsFilter('supplier', [country]),
});

const inState = (approval: Approval): AttributeFilter => ({
  $and: [
    { field: 'autApproval.status', comparison: 'eq', value: approval },
    { field: 'status', comparison: 'ne', value: 'archived' },
    { field: 'ownerActive', comparison: 'eq', value: true },
  ],
});
const WITH_ASSOCIATIONS: AttributeFilter = {
  field: 'associations',
  comparison: 'exists',
  value: true,
};
