import { gunzipSync } from 'node:zlib';
import type { World } from '#functions/kernel/context.ts';
import { expiringCachePer } from '#functions/kernel/expiring-cache.ts';
import type { Files } from '#functions/kernel/ports/files.ts';
import { geocodingErrors } from '#shared/geocoding/errors.ts';
import { CITY_LIST_CACHE_SECONDS } from '#shared/geocoding/limits.ts';
import { PlaceTable, placeFile } from '#shared/geocoding/place-table.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { makePlaceIndex, type PlaceIndex } from './place-index.ts';

/** The number of countries kept in memory; the largest takes about 30 MB. */
const COUNTRIES_KEPT = 8;
/** The most bytes that a damaged file can unpack to; France unpacks to 5 MB. */
const UNPACKED_BYTES = 64_000_000;

const memoryOf = expiringCachePer<Files, PlaceIndex>({
  seconds: CITY_LIST_CACHE_SECONDS,
  entries: COUNTRIES_KEPT,
});

/**
 * Returns the places of a country as they were loaded last. They stay unpacked for `CITY_LIST_CACHE_SECONDS`, or until
 * others are loaded.
 * @throws AppError `geocoding.notLoaded`
 */
export async function placeIndexOf(
  { files, clock }: Pick<World, 'files' | 'clock'>,
  country: string,
): Promise<PlaceIndex> {
  const file = placeFile(country);
  const head = await files.head(file);
  if (head === undefined) throw new AppError(geocodingErrors.notLoaded, { params: [country] });
  const load = () => unpackPlaces(files, file);
  return memoryOf(files, clock).get(`${country} ${head.version}`, load);
}

async function unpackPlaces(files: Files, file: string): Promise<PlaceIndex> {
  const text = gunzipSync(await files.get(file), { maxOutputLength: UNPACKED_BYTES }).toString();
  return makePlaceIndex(PlaceTable.parse(JSON.parse(text)));
}
