import { CITY_LIST_ROWS } from '#shared/geocoding/limits.ts';
import { placeKeys } from '#shared/geocoding/place-name.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { keepBetterRank, type NameHits } from './name-index.ts';
import type { PlaceIndex } from './place-index.ts';

export type CityQuery = {
  readonly cityname?: string | undefined;
  readonly citycode?: string | undefined;
  readonly usefuzzy: boolean;
};

export type FoundCity = {
  readonly name: string;
  readonly code: string | null;
  readonly area: { readonly code: string; readonly name: string };
  readonly geoPosition: GeoPosition;
};

/**
 * Returns the cities for a location search, best first, at most `CITY_LIST_ROWS`. By name a city comes once, with its
 * first postal code and its middle; by code once for each postal code that fits, with the position there. Where a
 * country has no postal codes loaded, the name decides, and the answer has no code, because the typed one cannot be
 * checked.
 */
export function findCities(index: PlaceIndex, query: CityQuery): FoundCity[] {
  const { cityname, citycode } = query;
  if (cityname === undefined) {
    const rows = citycode === undefined ? [] : index.codes.find(citycode);
    return rows.slice(0, CITY_LIST_ROWS).map((row) => cityOfRow(index, row));
  }
  const hits = findByName(index, placeKeys(cityname), query.usefuzzy);
  if (citycode === undefined || index.table.codes.code.length === 0) {
    return bestPlaces(index, hits).map((place) => cityOfPlace(index, place));
  }
  const rowOfPlace = new Map(
    index.codes
      .find(citycode)
      .map((row) => [index.table.codes.place[row] ?? 0, row] as const)
      .reverse(),
  );
  const both = new Map([...hits].filter(([place]) => rowOfPlace.has(place)));
  return bestPlaces(index, both).map((place) => cityOfRow(index, rowOfPlace.get(place) ?? 0));
}

function findByName(index: PlaceIndex, keys: readonly string[], usefuzzy: boolean): NameHits {
  const hits: NameHits = new Map();
  const add = (found: NameHits) => {
    for (const [place, rank] of found) keepBetterRank(hits, place, rank);
  };
  for (const key of keys.filter((key) => key !== '')) add(index.names().find(key));
  // Names with typing errors come last: the search for them runs only while there is room for more cities.
  if (!usefuzzy || hits.size >= CITY_LIST_ROWS) return hits;
  for (const key of keys) add(index.typos().find(key));
  return hits.size > 0 ? hits : findByFewerWords(index, keys);
}

/** Finds `Linz an der Donau` where the map says `Linz`: drops the last typed word, then the word before, and so on. */
function findByFewerWords(index: PlaceIndex, keys: readonly string[]): NameHits {
  const fewer = keys.map((key) => key.slice(0, Math.max(0, key.lastIndexOf(' '))));
  return fewer.every((key) => key === '') ? new Map() : findByName(index, fewer, true);
}

/** Orders places by rank, then the bigger one first. */
function bestPlaces(index: PlaceIndex, hits: NameHits): number[] {
  const { population, name } = index.table.places;
  const codesOf = (place: number) => index.rowsOfPlace.get(place)?.length ?? 0;
  return [...hits]
    .sort(
      ([a, rankA], [b, rankB]) =>
        rankA - rankB ||
        (population[b] ?? 0) - (population[a] ?? 0) ||
        codesOf(b) - codesOf(a) ||
        ((name[a] ?? '') < (name[b] ?? '') ? -1 : 1),
    )
    .slice(0, CITY_LIST_ROWS)
    .map(([place]) => place);
}

function cityOfPlace(index: PlaceIndex, place: number): FoundCity {
  const { places, codes } = index.table;
  const [firstRow] = index.rowsOfPlace.get(place) ?? [];
  return {
    ...nameAndArea(index, place),
    code: firstRow === undefined ? null : (codes.code[firstRow] ?? null),
    geoPosition: { lat: places.lat[place] ?? 0, lon: places.lon[place] ?? 0 },
  };
}

function cityOfRow(index: PlaceIndex, row: number): FoundCity {
  const { codes } = index.table;
  return {
    ...nameAndArea(index, codes.place[row] ?? 0),
    code: codes.code[row] ?? null,
    geoPosition: { lat: codes.lat[row] ?? 0, lon: codes.lon[row] ?? 0 },
  };
}

function nameAndArea(index: PlaceIndex, place: number): Pick<FoundCity, 'name' | 'area'> {
  const { areas, places } = index.table;
  return {
    name: places.name[place] ?? '',
    area: areas[places.area[place] ?? 0] ?? { code: '', name: '' },
  };
}
