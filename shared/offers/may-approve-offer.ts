import type { Account } from '#shared/accounts/account.ts';
import type { Offer } from './offer.ts';

type Authority = Pick<Account, 'autApprovalForCountry'> & {
  readonly staticData: Pick<Account['staticData'], 'role' | 'responsibleForRegions'>;
};

/** Tells whether this account may accept and reject the offer: an authority of the region where the animals are. */
export function mayApproveOffer(
  { staticData, autApprovalForCountry }: Authority,
  { country, region }: Pick<Offer, 'country' | 'region'>,
): boolean {
  return (
    staticData.role === 'AUT' &&
    autApprovalForCountry === country &&
    staticData.responsibleForRegions.includes(region)
  );
}
