import { placeKey, placeKeys } from '#shared/geocoding/place-name.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { makeKnownPlaces } from './known-places.ts';
import { makeNearest } from './nearest-line.ts';
import type { Place } from './place.ts';
import type { PostalLine } from './postal-line.ts';
import type { KnownCity } from './read-cities.ts';

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
