import { regionOf } from '../countries/build-countries.ts';
import type { CountryRow } from '../countries/country-row.ts';
import type { TownRow } from '../countries/town-row.ts';
import { demoId } from '../demo-id.ts';
import type { Random } from '../random.ts';
import type { Site } from './holding.ts';

/** A farm near a town: within about 8 km of it. */
export function siteNear(
  country: CountryRow,
  [city, citycode, lat, lon]: TownRow,
  name: { readonly of: string; readonly internalName: string; readonly street: string },
  random: Random,
): Site {
  const shift = () => random.int(-600, 600) / 10_000;
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
