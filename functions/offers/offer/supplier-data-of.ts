import type { Account } from '#shared/accounts/account.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import type { Offer } from '#shared/offers/offer.ts';

/** Returns an account's supplier data for a country, if it has any. */
export function supplierDataOf(owner: Account, country: string): SupplierData | undefined {
  return owner.userData.supData.find((entry) => entry.country === country);
}

/** Returns the location from which an offer's animals are sold; undefined where the account has none such any more. */
export function saleLocationOf(
  owner: Account,
  { country, locationOfSale }: Pick<Offer, 'country' | 'locationOfSale'>,
) {
  const locations = supplierDataOf(owner, country)?.locationsOfSale ?? [];
  return locations.find(({ id }) => id === locationOfSale);
}
