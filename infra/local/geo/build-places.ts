import { gzipSync } from 'node:zlib';
import { buildPlaceTable } from './build-place-table.ts';
import { collectPlaces } from './collect-places.ts';
import { readCities } from './read-cities.ts';
import { readPostalFile } from './read-postal-file.ts';

export type BuiltPlaces = {
  readonly country: string;
  readonly counts: { readonly places: number; readonly postalCodes: number };
  /** The place table, in the bytes of `geo/<CC>`. */
  readonly bytes: Uint8Array;
};

/**
 * Builds the places of the countries of GeoNames postal code files, and of further countries from city names alone.
 * @throws StartupError for a file that is none
 */
export async function buildPlaces(
  postalFiles: readonly string[],
  further: readonly string[] = [],
): Promise<BuiltPlaces[]> {
  const read = await Promise.all(postalFiles.map(readPostalFile));
  const lines = Map.groupBy(read.flat(), ({ country }): string => country);
  const wanted = new Set([...lines.keys(), ...further]);
  if (wanted.size === 0) return [];
  const cities = readCities(wanted);
  return [...wanted].map((country) => {
    const places = collectPlaces(lines.get(country) ?? [], cities.get(country) ?? []);
    const table = buildPlaceTable(country, places);
    const postalCodes = new Set(table.codes.code).size;
    const bytes = gzipSync(JSON.stringify(table), { level: 9 });
    return { country, counts: { places: places.length, postalCodes }, bytes };
  });
}
