import type { Account } from '#shared/accounts/account.ts';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';

/** Returns an account's supplier data for a country, if it has any. */
export function supplierDataOf(owner: Account, country: string): SupplierData | undefined {
  return owner.userData.supData.find((entry) => entry.country === country);
}
