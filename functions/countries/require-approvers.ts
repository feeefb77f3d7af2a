import type { Context } from '#functions/kernel/context.ts';
import { eachHitId } from '#functions/kernel/each-hit.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryErrors } from '#shared/countries/errors.ts';
import { regionClass } from '#shared/countries/region.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { unapprovedRegions } from '#shared/offers/unapproved-regions.ts';

/**
 * Requires that each region of a country has an authority that may approve offers; else they would wait for ever.
 * @throws AppError `countries.approverMissing`, with the number of regions without one
 */
export async function requireApprovers(
  { store, search }: Pick<Context, 'store' | 'search'>,
  country: string,
): Promise<void> {
  const ids = await eachHitId(search, {
    entityClass: regionClass.name,
    group: 'all',
    keys: ['all'],
    filter: { field: 'country', comparison: 'eq', value: country },
  });
  const regions = await store.latestOf(regionClass, ids, { fresh: true });
  const offices = await eachHitId(search, {
    entityClass: accountClass.name,
    group: 'admin',
    keys: ['all'],
    filter: { field: 'staticData.responsibleForRegions', comparison: 'in', value: ids },
  });
  const authorities = await store.latestOf(accountClass, offices, { fresh: true });
  const { length: limit } = unapprovedRegions(regions, authorities);
  if (regions.length > 0 && limit === 0) return;
  const error = countryErrors.approverMissing;
  throw new AppError(error, { details: [fieldDetail('data.offerAutApproval', error, { limit })] });
}
