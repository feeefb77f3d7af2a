import { LOCAL_NAMES } from '#shared/geocoding/local-names.ts';
import { distanceKm } from '#shared/kernel/geo-position.ts';
import { MAP_COUNTRIES } from './map-area.ts';

/** A city whose name stands on the map. */
export type MapCity = {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
};
type Listed = {
  readonly name: string;
  readonly country: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
};

const MOST = 20;
/** The biggest cities among which a map chooses; smaller towns tell few people where they are. */
const CANDIDATES = 60;
/** The part of the widest distance between two names that is left once there are enough. */
const DISTANCES_KM = [120, 80, 50, 30, 20];
const DEGREE_DIGITS = 3; // a hundred metres

/** Up to 20 cities of each country, the biggest first, and spread so that they tell where one is. */
export function pickCities(all: readonly Listed[]): MapCity[] {
  const codes = Object.values(MAP_COUNTRIES);
  const byCountry = Map.groupBy(
    all.filter(({ country }) => codes.includes(country)),
    ({ country }) => country,
  );
  return codes.flatMap((code) => {
    const biggest = (byCountry.get(code) ?? [])
      .toSorted((a, b) => b.population - a.population)
      .slice(0, CANDIDATES)
      .map(cityOf);
    const picked = new Set(spread(biggest));
    return biggest.filter((city) => picked.has(city));
  });
}

function spread(cities: readonly MapCity[]): MapCity[] {
  const picked: MapCity[] = [];
  for (const km of DISTANCES_KM) {
    for (const city of cities) {
      if (picked.length === MOST) return picked;
      if (picked.every((other) => distanceKm(other, city) >= km)) picked.push(city);
    }
  }
  return picked;
}

function cityOf({ name, country, loc }: Listed): MapCity {
  const [lon, lat] = loc.coordinates;
  const rounded = (degrees: number) => Number(degrees.toFixed(DEGREE_DIGITS));
  return {
    name: LOCAL_NAMES[country]?.[name] ?? name,
    country,
    lat: rounded(lat),
    lon: rounded(lon),
  };
}
