import type { Context } from '#functions/kernel/context.ts';
import type { Country } from '#shared/countries/country.ts';
import { placeCode } from '#shared/geocoding/place-code.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { findCities } from './find-cities.ts';
import { loadedPlaces } from './loaded-places.ts';
import type { MatchRegion } from './match-region.ts';
import type { PlaceIndex } from './place-index.ts';
import { regionsOf } from './regions-of.ts';

type Town = { readonly citycode: string; readonly city: string };

/** The position of a town; `citycode` is the real code, with leading zeros that a spreadsheet has dropped. */
export type Located = {
  readonly citycode: string;
  readonly geoPosition?: GeoPosition;
  readonly region?: string;
};

/**
 * Returns the function that locates towns of one country; places and regions are read once for many addresses. A
 * postal code that does not exist has no position; where a country has no places loaded, no address has one, and the
 * prefixes of its regions decide alone.
 */
export async function makeLocator(
  world: Pick<Context, 'files' | 'clock' | 'search' | 'rows'>,
  country: Entity<Country>,
): Promise<(town: Town) => Located> {
  const [matchRegion, index] = await Promise.all([
    regionsOf(world, country.id),
    loadedPlaces(world, country.data.code),
  ]);
  const towns = new Map<string, Located>();
  return (town) => {
    const key = `${town.citycode}\n${town.city}`;
    const place = towns.get(key) ?? locate(town, index, matchRegion);
    if (towns.size < TOWNS_KEPT) towns.set(key, place);
    return place;
  };
}

/** The number of towns that are remembered while many addresses are located; a country has some thousands. */
const TOWNS_KEPT = 20_000;

function locate(
  { citycode, city }: Town,
  index: PlaceIndex | undefined,
  matchRegion: MatchRegion,
): Located {
  if (index === undefined || index.table.codes.code.length === 0) {
    const region = matchRegion({ citycode });
    return { citycode, ...defined({ region }) };
  }
  for (const code of [citycode, withZeros(citycode, index)]) {
    const place = placeOf(index, code, city);
    if (place === undefined) continue;
    const region = matchRegion({ citycode: code, area: place.area });
    const { geoPosition } = place;
    return { citycode: code, geoPosition, ...defined({ region }) };
  }
  return { citycode };
}

/** Returns the town of this name within the postal code, or the chief one of the code. */
function placeOf(index: PlaceIndex, citycode: string, city: string) {
  const [named] = findCities(index, { citycode, cityname: city, usefuzzy: false });
  const [chief] = findCities(index, { citycode, usefuzzy: false });
  // A search takes the beginning of a code; an address has a whole one.
  return [named, chief].find(
    (place) => place?.code && placeCode(citycode).startsWith(placeCode(place.code)),
  );
}

function withZeros(citycode: string, { table }: PlaceIndex): string {
  const length = table.codes.code[0]?.length ?? 0;
  return /^\d+$/.test(citycode) ? citycode.padStart(length, '0') : citycode;
}
