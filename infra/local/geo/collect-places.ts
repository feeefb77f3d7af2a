import { placeKey, placeKeys } from '#shared/geocoding/place-name.ts';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import type { Place } from './place.ts';
import type { PostalLine } from './postal-line.ts';
import type { KnownCity } from './read-cities.ts';

/** The distance from which on a postal code says nothing about a city. */
const NEAR_KM = 15;

/** The squares of a degree: in Europe, the square of a place and its eight neighbours hold all near places. */
const SQUARES_PER_DEGREE = 4;

/** The distance from which on places of one name are different places. */
const SAME_PLACE_KM = 25;

/** The distance up to which two names, one of which goes on where the other ends, mean one place. */
const SAME_NAME_BEGINNING_KM = 10;

/**
 * Returns the places of one country: those with postal codes, each once however many codes it has, told apart by area
 * and distance; and the cities that are not among them, with the nearest postal code.
 */
export function collectPlaces(lines: readonly PostalLine[], cities: readonly KnownCity[]): Place[] {
  const places: Place[] = [];
  const knownPlaces = makeKnownPlaces();
  const add = (place: Place, more: readonly string[]): Place => {
    places.push(place);
    knownPlaces.add(place, [...placeKeys(place.name), ...more]);
    return place;
  };
  for (const line of lines) {
    const inArea = `${placeKey(line.name)}|${line.areaPath}`;
    const place = knownPlaces.named([inArea], line) ?? add(placeOfLine(line), [inArea]);
    if (!place.codes.has(line.code)) place.codes.set(line.code, positionOf(line));
  }
  const nearest = makeNearest(lines);
  for (const city of cities) {
    const keys = placeKeys(city.name);
    const same = knownPlaces.named(keys, city) ?? knownPlaces.longerOrShorter(keys, city);
    const place = same ?? add(placeOfCity(city, nearest(city)), []);
    place.population = Math.max(place.population, city.population);
    if (!placeKeys(place.name).includes(placeKey(city.name))) place.aliases.push(city.name);
    place.aliases.push(...city.aliases);
  }
  return places;
}

function placeOfLine(line: PostalLine): Place {
  const { name, area } = line;
  return { name, area, population: 0, aliases: [], codes: new Map(), at: positionOf(line) };
}

function placeOfCity(city: KnownCity, line: PostalLine | undefined): Place {
  const position = positionOf(city);
  return {
    name: city.name,
    area: line?.area ?? { code: city.area, name: '' },
    population: city.population,
    aliases: [],
    codes: new Map(line ? [[line.code, position]] : []),
    at: position,
  };
}

const positionOf = ({ lat, lon }: GeoPosition): GeoPosition => ({ lat, lon });

/** Makes the list of the places collected so far, by name. */
function makeKnownPlaces() {
  const byKey = new Map<string, Place[]>();
  const byFirstWord = new Map<string, Place[]>();
  return {
    add: (place: Place, keys: readonly string[]): void => {
      for (const key of keys) push(byKey, key, place);
      push(byFirstWord, firstWord(placeKey(place.name)), place);
    },
    /** Returns the nearest place that has one of the names. */
    named: (keys: readonly string[], position: GeoPosition): Place | undefined =>
      keys
        .flatMap((key) => byKey.get(key) ?? [])
        .map((place) => ({ place, km: distanceKm(place.at, position) }))
        .filter(({ km }) => km <= SAME_PLACE_KM)
        .sort((a, b) => a.km - b.km)[0]?.place,
    /**
     * Returns `Halle (Saale)` where the postal codes say `Halle`, `Freiburg` where they say `Freiburg im Breisgau`:
     * the only such place that is near and not yet known to be a city.
     */
    longerOrShorter: ([key = '']: readonly string[], position: GeoPosition): Place | undefined => {
      const candidates = (byFirstWord.get(firstWord(key)) ?? []).filter(
        (place) =>
          place.population === 0 &&
          goesOn(placeKey(place.name), key) &&
          distanceKm(place.at, position) <= SAME_NAME_BEGINNING_KM,
      );
      return candidates.length === 1 ? candidates[0] : undefined;
    },
  };
}

function push(map: Map<string, Place[]>, key: string, place: Place): void {
  const list = map.get(key);
  if (list) list.push(place);
  else map.set(key, [place]);
}

const firstWord = (key: string): string => key.split(' ', 1)[0] ?? '';

function goesOn(name: string, other: string): boolean {
  return name.startsWith(`${other} `) || other.startsWith(`${name} `);
}

/** Makes the function that finds the nearest line to a place, undefined when none is near. */
function makeNearest(lines: readonly PostalLine[]): (place: GeoPosition) => PostalLine | undefined {
  const squares = Map.groupBy(lines, (line) => squareOf(line).join('/'));
  return (place) => {
    const [row, column] = squareOf(place);
    let best: PostalLine | undefined;
    let bestKm = NEAR_KM;
    for (const line of neighbours(row, column).flatMap((key) => squares.get(key) ?? [])) {
      const km = distanceKm(line, place);
      if (km < bestKm) [best, bestKm] = [line, km];
    }
    return best;
  };
}

function squareOf({ lat, lon }: GeoPosition): [number, number] {
  return [Math.floor(lat * SQUARES_PER_DEGREE), Math.floor(lon * SQUARES_PER_DEGREE)];
}

function neighbours(row: number, column: number): string[] {
  const around = [-1, 0, 1];
  return around.flatMap((down) => around.map((right) => `${row + down}/${column + right}`));
}
