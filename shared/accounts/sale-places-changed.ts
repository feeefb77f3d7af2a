import type { Account } from './account.ts';

/** Tells whether a change of the account changed facts that its offers take over from their location of sale. */
export function salePlacesChanged(before: Account, after: Account): boolean {
  return JSON.stringify(salePlaces(before)) !== JSON.stringify(salePlaces(after));
}

function salePlaces({ staticData, userData }: Account) {
  const locations = userData.supData.flatMap(({ country, locationsOfSale }) =>
    locationsOfSale.map(({ id, address }) => ({ country, id, address })),
  );
  return locations
    .map(({ country, id, address: { name, citycode, city, region, geoPosition } }) => [
      country,
      id,
      name ?? staticData.name,
      citycode,
      city,
      region,
      geoPosition?.lat,
      geoPosition?.lon,
    ])
    .toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1));
}
