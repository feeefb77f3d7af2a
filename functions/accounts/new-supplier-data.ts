import type { SupplierData } from '#shared/accounts/supplier-data.ts';

/** Who begins to sell in a country has nothing there yet. */
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
