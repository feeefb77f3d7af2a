import { distanceFromTown } from '#functions/geocoding/public.ts';
import type { Context } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import type { LocationOfSale } from '#shared/accounts/supplier-data.ts';
import { type Country, countryClass } from '#shared/countries/country.ts';
import { type Region, regionClass } from '#shared/countries/region.ts';
import type { Address } from '#shared/kernel/address.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { findRow } from './find-row.ts';

/** The place where the animals will go, with its country and its region, which names the authority. */
export type Site = {
  readonly location: LocationOfSale;
  readonly position: GeoPosition;
  /** The kilometres between the position and its postal code. */
  readonly townKm: number | undefined;
  readonly country: { readonly id: string } & Country;
  readonly region: { readonly id: string } & Region;
};

/**
 * Returns the farmer's location of sale with its country and region.
 * @throws AppError `requests.locationNotFound`, `requests.noGeoPosition`, `requests.missingCountry`,
 * `requests.noRegion`, `requests.positionElsewhere`
 */
export async function findSite(
  context: Pick<Context, 'rows' | 'files' | 'clock'>,
  farmer: Account,
  locationId: string,
): Promise<Site> {
  const entry = farmer.userData.supData.find(({ locationsOfSale }) =>
    locationsOfSale.some(({ id }) => id === locationId),
  );
  const location = entry?.locationsOfSale.find(({ id }) => id === locationId);
  if (entry === undefined || location === undefined) {
    throw new AppError(requestErrors.locationNotFound);
  }
  const { geoPosition, region: regionId } = location.address;
  if (geoPosition === undefined) throw new AppError(requestErrors.noGeoPosition);
  const countryRow = await findRow(context, countryClass, entry.country);
  if (countryRow === undefined) throw new AppError(requestErrors.missingCountry);
  const regionRow = regionId && (await findRow(context, regionClass, regionId));
  if (!regionRow) throw new AppError(requestErrors.noRegion);
  const region = { id: regionRow.id, ...regionRow.data };
  if (region.country !== entry.country) throw new AppError(requestErrors.noRegion);
  const country = { id: countryRow.id, ...countryRow.data };
  const townKm = await requireAtTown(context, country, location.address);
  return { location, position: geoPosition, townKm, country, region };
}

/**
 * Returns how far a position lies from its postal code, in kilometres; undefined where nobody knows. Refuses one that
 * does not lie there, because the search would move away from the farm.
 * @throws AppError `requests.positionElsewhere`
 */
export async function requireAtTown(
  context: Pick<Context, 'files' | 'clock'>,
  country: Country,
  address: Address,
): Promise<number | undefined> {
  const distance = await distanceFromTown(context, country, address);
  if (distance?.isTooFar) throw new AppError(requestErrors.positionElsewhere);
  return distance && Math.round(distance.km);
}
