import { regionOf } from '#infra/demo/countries/build-countries.ts';
import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import type { TownRow } from '#infra/demo/countries/town-row.ts';
import { demoId } from '#infra/demo/demo-id.ts';
import type { Random } from '#infra/demo/random.ts';
import type { Site } from './holding.ts';

/** The distance in degrees: about 8 km. */
const NEAR = 0.06;

/** Returns a farm near a town: within about 8 km of it, or `within` so many degrees. */
export function siteNear(
  country: CountryRow,
  [city, citycode, lat, lon]: TownRow,
  name: {
    readonly of: string;
    readonly internalName: string;
    readonly street: string;
    readonly within?: number;
  },
  random: Random,
): Site {
  const parts = (name.within ?? NEAR) * 10_000;
  const shift = () => random.int(-parts, parts) / 10_000;
  return {
    id: demoId(`location.${name.of}`),
    internalName: name.internalName,
    street: name.street,
    citycode,
    city,
    position: { lat: rounded(lat + shift()), lon: rounded(lon + shift()) },
    statecode: regionOf(country, citycode),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Towns of the demo authority's region, where half of the farms are. */
export const homeTowns = (country: CountryRow): readonly TownRow[] =>
  country.towns.filter(([, citycode]) => regionOf(country, citycode) === country.homeRegion);
