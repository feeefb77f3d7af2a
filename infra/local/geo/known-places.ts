import { placeKey } from '#shared/geocoding/place-name.ts';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import type { Place } from './place.ts';

/** The distance from which on places of one name are different places. */
const SAME_PLACE_KM = 25;
/** The distance up to which two names, one of which goes on where the other ends, mean one place. */
const SAME_NAME_BEGINNING_KM = 10;

/** Makes the list of the places collected so far, by name. */
export function makeKnownPlaces() {
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
