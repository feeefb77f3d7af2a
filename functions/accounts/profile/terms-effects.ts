import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { TERMS_PAGE } from '#shared/accounts/terms.ts';
import { type Cmspage, cmspageClass } from '#shared/content/cmspage.ts';
import { newVersion } from '#shared/content/page-version.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

/**
 * Counts the suppliers who are asked to accept a new version of the terms: who accepted none has nothing to accept again,
 * as most farms, which have places for their requests alone. The terms of all countries are not asked of suppliers at
 * home in a country with its own.
 */
export const suppliersOfTerms: EffectsOf<Cmspage, ChangeEffect> = async (
  { store, search },
  { before, after },
) => {
  if (after.usageKey !== TERMS_PAGE || newVersion(before, after) === undefined) return [];
  const idsOf = (entityClass: string, filter?: AttributeFilter) =>
    eachHitId(search, { entityClass, group: 'all', keys: ['all'], filter });
  const countries = await idsOf(countryClass.name);
  const own = await store.latestOf(cmspageClass, await idsOf(cmspageClass.name, OWN_TERMS));
  const elsewhere = own.map(({ data }) => data.country);
  const value = after.country
    ? [after.country]
    : countries.filter((country) => !elsewhere.includes(country));
  const count = await search.count({
    entityClass: accountClass.name,
    group: 'supplier',
    keys: countries,
    filter: {
      $and: [
        { field: 'active', comparison: 'eq', value: true },
        { field: 'staticData.country', comparison: 'in', value },
      ],
    },
  });
  return count === 0 ? [] : [{ effect: 'termsAskedAgain', count }];
};

const OWN_TERMS: AttributeFilter = {
  $and: [
    { field: 'usageKey', comparison: 'eq', value: TERMS_PAGE },
    { field: 'country', comparison: 'exists', value: true },
  ],
};
