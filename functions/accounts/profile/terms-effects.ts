import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { TERMS_PAGE } from '#shared/accounts/terms.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { newVersion } from '#shared/content/page-version.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';

/**
 * Counts the suppliers who are asked to accept a new version of the terms: who accepted none has nothing to accept again,
 * as most farms, which have places for their requests alone.
 */
export const suppliersOfTerms: EffectsOf<Cmspage, ChangeEffect> = async (
  { search },
  { before, after },
) => {
  if (after.usageKey !== TERMS_PAGE || newVersion(before, after) === undefined) return [];
  const all = { entityClass: countryClass.name, group: 'all', keys: ['all'] };
  const count = await search.count({
    entityClass: accountClass.name,
    group: 'supplier',
    keys: await eachHitId(search, all),
    filter: { field: 'active', comparison: 'eq', value: true },
  });
  return count === 0 ? [] : [{ effect: 'termsAskedAgain', count }];
};
