import type { Account } from '#shared/accounts/account.ts';
import { hasContact, isUsableLocation } from '#shared/accounts/supplier-data.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

type Location = Account['userData']['supData'][number]['locationsOfSale'][number];
/** A supplier's location with the country it sells in. */
export type SalesLocation = Location & {
  readonly country: string;
  /** The reason why offers cannot be sold there; undefined for a location that can be used. */
  readonly missing: MessageKey | undefined;
};

export function salesLocations({ userData }: Account): SalesLocation[] {
  return userData.supData.flatMap(({ country, locationsOfSale }) =>
    locationsOfSale.map((location) => ({
      ...location,
      country,
      missing: missingOf(location, userData),
    })),
  );
}

function missingOf(location: Location, userData: Account['userData']): MessageKey | undefined {
  const { geoPosition } = location.address;
  if (geoPosition === undefined) return 'words.locationNoPosition';
  if (!isUsableLocation(location)) return 'offerform.locationNoRegion';
  return hasContact(location.address, userData) ? undefined : 'offerform.locationNoContact';
}
