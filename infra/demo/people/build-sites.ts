import { regionOf } from '#infra/demo/countries/build-countries.ts';
import type { CountryRow, TownRow } from '#infra/demo/countries/country-row.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import type { Random } from '#infra/demo/random.ts';
import type { Site } from './holding.ts';

/** The distance in degrees: about 8 km. */
const NEAR = 0.06;

/** Returns a farm near a town: within about 8 km of it, or `within` so many degrees. */
export function siteNear(
  country: CountryRow,
  town: TownRow,
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
    citycode: town.citycode,
    city: town.city,
    position: { lat: rounded(town.lat + shift()), lon: rounded(town.lon + shift()) },
    statecode: regionOf(country, town),
  };
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Towns of the demo authority's region, where half of the farms are. */
export const homeTowns = (country: CountryRow): readonly TownRow[] =>
  country.towns.filter((town) => regionOf(country, town) === country.homeRegion);
