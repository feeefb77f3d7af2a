import type { World } from '#functions/kernel/context.ts';
import type { Country } from '#shared/countries/country.ts';
import { TOWN_DISTANCE_KM } from '#shared/countries/limits.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import { placeKeys } from '#shared/geocoding/place-name.ts';
import type { Address } from '#shared/kernel/address.ts';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { loadedPlaces } from './loaded-places.ts';
import { NAME_RANKS } from './name-index.ts';
import type { PlaceIndex } from './place-index.ts';

type TownDistance = {
  readonly km: number;
  /** The kilometres that the country allows. */
  readonly limit: number;
  readonly isTooFar: boolean;
};

/**
 * Returns how far a position lies from the nearest place of its postal code. A code that the loaded places do not have
 * gives way to the name of the town, a name to the whole country: a hole in the data refuses no farm. Undefined where
 * the country has no places loaded, and without a position.
 */
export async function distanceFromTown(
  world: Pick<World, 'files' | 'clock'>,
  country: Pick<Country, 'code' | 'townDistanceKm'>,
  { citycode = '', city = '', geoPosition }: Pick<Address, 'citycode' | 'city' | 'geoPosition'>,
): Promise<TownDistance | undefined> {
  if (geoPosition === undefined) return undefined;
  const index = await loadedPlaces(world, country.code);
  if (index === undefined) return undefined;
  const { codes, places } = index.table;
  const km =
    nearest(geoPosition, codes, rowsOfCode(index, citycode)) ??
    nearest(geoPosition, places, placesNamed(index, city)) ??
    nearest(geoPosition, places, places.name.keys());
  const limit = country.townDistanceKm ?? TOWN_DISTANCE_KM;
  return km === undefined ? undefined : { km, limit, isTooFar: km > limit };
}

/** Returns the rows of a whole code: a search takes its beginning too. */
const rowsOfCode = ({ codes, table }: PlaceIndex, citycode: string): number[] =>
  codes
    .find(citycode)
    .filter((row) => placeCode(citycode).startsWith(placeCode(table.codes.code[row] ?? '')));

const placesNamed = ({ names }: PlaceIndex, city: string): number[] =>
  placeKeys(city)
    .filter((key) => key !== '')
    .flatMap((key) => [...names().find(key)])
    .flatMap(([place, rank]) => (rank === NAME_RANKS.exact ? [place] : []));

type Positions = { readonly lat: readonly number[]; readonly lon: readonly number[] };

function nearest(
  from: GeoPosition,
  { lat, lon }: Positions,
  rows: Iterable<number>,
): number | undefined {
  let least: number | undefined;
  for (const row of rows) {
    const km = distanceKm(from, { lat: lat[row] ?? 0, lon: lon[row] ?? 0 });
    if (least === undefined || km < least) least = km;
  }
  return least;
}
