import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeFile } from '#shared/geocoding/place-table.ts';

/** The folder of the product's places: GeoNames data, CC BY 4.0 (see its README). */
const DIRECTORY = import.meta.dirname;
const LAID_OUT = path.resolve(import.meta.dirname, '../../../dist/places');
const EXTENSION = '.json.gz';
const fileOf = (country: string) => path.join(DIRECTORY, `${country}${EXTENSION}`);

/** Reads the place table of a served country that comes with the product. */
export function shippedPlaces(country: string): Promise<Uint8Array> {
  return readFile(fileOf(country));
}

/** Replaces the place table of a country that comes with the product. */
export function writeShippedPlaces(country: string, bytes: Uint8Array): Promise<void> {
  return writeFile(fileOf(country), bytes);
}

/**
 * Makes the folder that a deployment uploads: each place table under the key that handlers read. Returns the folder.
 */
export async function layOutPlaces(): Promise<string> {
  await rm(LAID_OUT, { recursive: true, force: true });
  const names = (await readdir(DIRECTORY)).filter((name) => name.endsWith(EXTENSION));
  for (const country of names.map((name) => name.slice(0, -EXTENSION.length))) {
    const target = path.join(LAID_OUT, placeFile(country));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(fileOf(country), target);
  }
  return LAID_OUT;
}
