import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { placeFile } from '#shared/geocoding/place-table.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { buildPlaceTable } from './build-place-table.ts';
import { collectPlaces } from './collect-places.ts';
import type { PostalLine } from './postal-line.ts';
import { readCities } from './read-cities.ts';
import { readPostalFile } from './read-postal-file.ts';

/** Where the places go: the part of the `Files` port that is needed. */
export type PlaceFiles = {
  readonly head: (key: string) => Promise<object | undefined>;
  readonly put: (key: string, contentType: string, bytes: Uint8Array) => Promise<void>;
};

export type LoadedCountry = {
  readonly country: string;
  readonly places: number;
  /** 0: from city names only. */
  readonly postalCodes: number;
  readonly bytes: number;
};

/** The countries whose languages the product speaks (specification section 1). */
const SERVED = [...new Set(LOCALES.map((locale) => locale.slice(3)))];

/**
 * Writes the places of the countries of the given GeoNames postal code files to `geo/<CC>`; and of each other served
 * country for which nothing is there yet, from the city names that come with the product. Doing it again changes nothing.
 * @throws StartupError for a file that is none
 */
export async function loadGeoData(options: {
  readonly files: PlaceFiles;
  readonly postalFiles?: readonly string[];
  /** Where `DE.txt`, `DE.txt.gz` or `DE.zip` may be, one file a country; may be missing. */
  readonly directory?: string;
  /** Of the directory only the files of these countries; all by default. */
  readonly fromDirectory?: readonly string[];
}): Promise<LoadedCountry[]> {
  const { files, directory, postalFiles = [], fromDirectory } = options;
  const lines = readLines([...postalFiles, ...filesIn(directory, fromDirectory)]);
  const missing = await withoutPlaces(
    files,
    SERVED.filter((country) => !lines.has(country)),
  );
  const wanted = new Set([...lines.keys(), ...missing]);
  const cities = readCities(wanted);
  const loaded: LoadedCountry[] = [];
  for (const country of wanted) {
    const places = collectPlaces(lines.get(country) ?? [], cities.get(country) ?? []);
    const table = buildPlaceTable(country, places);
    const bytes = gzipSync(JSON.stringify(table));
    await files.put(placeFile(country), 'application/gzip', bytes);
    const postalCodes = new Set(table.codes.code).size;
    loaded.push({ country, places: places.length, postalCodes, bytes: bytes.length });
  }
  return loaded;
}

async function withoutPlaces(files: PlaceFiles, countries: readonly string[]): Promise<string[]> {
  const heads = await Promise.all(countries.map((country) => files.head(placeFile(country))));
  return countries.filter((_, at) => heads[at] === undefined);
}

function filesIn(directory: string | undefined, countries?: readonly string[]): string[] {
  if (directory === undefined || !existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => /^[A-Z]{2}\.(txt|txt\.gz|zip)$/.test(name))
    .filter((name) => countries === undefined || countries.includes(name.slice(0, 2)))
    .map((name) => join(directory, name));
}

function readLines(paths: readonly string[]): Map<string, PostalLine[]> {
  const byCountry = new Map<string, PostalLine[]>();
  for (const line of paths.flatMap(readPostalFile)) {
    const list = byCountry.get(line.country);
    if (list) list.push(line);
    else byCountry.set(line.country, [line]);
  }
  return byCountry;
}
