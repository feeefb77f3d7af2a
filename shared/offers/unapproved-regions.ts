import type { Account } from '#shared/accounts/account.ts';
import type { Region } from '#shared/countries/region.ts';
import { mayApproveOffer } from './may-approve-offer.ts';

/** Returns the regions whose offers no working authority may approve. */
export function unapprovedRegions<
  R extends { readonly id: string; readonly data: Pick<Region, 'country'> },
>(
  regions: readonly R[],
  authorities: readonly {
    readonly data: Pick<Account, 'active' | 'autApprovalForCountry' | 'staticData'>;
  }[],
): R[] {
  const working = authorities.filter(({ data }) => data.active);
  return regions.filter(
    ({ id: region, data: { country } }) =>
      !working.some(({ data }) => mayApproveOffer(data, { country, region })),
  );
}
