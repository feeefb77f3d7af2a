import type { SupplierData } from '#shared/accounts/supplier-data.ts';

/** Returns the empty data of an account that begins to sell in a country. */
export function newSupplierData(country: string): SupplierData {
  return {
    country,
    locationsOfSale: [],
    animalkindsSold: [],
    associations: [],
    activityWarningsMailsSent: 0,
    confirmedAllLocationsOfSale: false,
  };
}
