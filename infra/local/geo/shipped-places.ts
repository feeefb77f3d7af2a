import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** GeoNames data, CC BY 4.0: see the README there. */
const DIRECTORY = path.resolve(import.meta.dirname, '../../places');
const fileOf = (country: string) => path.join(DIRECTORY, `${country}.json.gz`);

/** Reads the place table of a served country that comes with the product. */
export function shippedPlaces(country: string): Promise<Uint8Array> {
  return readFile(fileOf(country));
}

/** Replaces it. */
export function writeShippedPlaces(country: string, bytes: Uint8Array): Promise<void> {
  return writeFile(fileOf(country), bytes);
}
