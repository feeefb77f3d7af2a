import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { TERMS_PAGE } from '#shared/accounts/terms.ts';
import type { Cmspage } from '#shared/content/cmspage.ts';
import { newVersion } from '#shared/content/page-version.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';

/** Counts the suppliers who are asked to accept a new version of the terms. */
export const suppliersOfTerms: EffectsOf<Cmspage, ChangeEffect> = async (
  { search },
  { before, after },
) => {
  if (after.usageKey !== TERMS_PAGE || newVersion(before, after) === undefined) return [];
  const count = await search.count({
    entityClass: accountClass.name,
    group: 'admin',
    keys: ['all'],
    filter: { field: 'userData.supData.country', comparison: 'exists', value: true },
  });
  return count === 0 ? [] : [{ effect: 'termsAskedAgain', count }];
};
