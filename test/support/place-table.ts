import { buildPlaceTable } from '#infra/local/geo/build-place-table.ts';
import { collectPlaces } from '#infra/local/geo/collect-places.ts';
import { type PostalLine, readPostalLine } from '#infra/local/geo/postal-line.ts';
import type { KnownCity } from '#infra/local/geo/read-cities.ts';
import type { PlaceTable } from '#shared/geocoding/place-table.ts';

/** A line of a GeoNames postal code file: `code name area/district/parish lat lon`, parted by `|`. */
export function postalLine(country: string, short: string): string {
  const [code = '', name = '', areas = '', lat = '', lon = ''] = short.split('|');
  const [area = '', district = '', parish = ''] = areas.split('/');
  const admin = [`Land ${area}`, area, district, district, parish, parish];
  return [country, code, name, ...admin, lat, lon, ''].join('\t');
}

export function parsedLine(country: string, short: string): PostalLine {
  const line = readPostalLine(postalLine(country, short));
  if (typeof line !== 'object') throw new Error(`no place: ${short}`);
  return line;
}

export function knownCity(name: string, population: number, lat: number, lon: number): KnownCity {
  return { country: 'XX', name, aliases: [], area: 'XX', population, lat, lon };
}

/** The places of a country, made as `geo:load` makes them. */
export function placeTable(
  country: string,
  lines: readonly string[],
  cities: readonly KnownCity[] = [],
): PlaceTable {
  const parsed = lines.map((short) => parsedLine(country, short));
  return buildPlaceTable(country, collectPlaces(parsed, cities));
}
