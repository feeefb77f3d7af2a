import { gunzipSync } from 'node:zlib';
import type { World } from '#functions/kernel/context.ts';
import { expiringCachePer } from '#functions/kernel/expiring-cache.ts';
import type { Files } from '#functions/kernel/ports/files.ts';
import { geocodingErrors } from '#shared/geocoding/errors.ts';
import { CITY_LIST_CACHE_SECONDS } from '#shared/geocoding/limits.ts';
import { PlaceTable, placeFile } from '#shared/geocoding/place-table.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { makePlaceIndex, type PlaceIndex } from './place-index.ts';

/** Countries kept in memory; the largest takes about 30 MB. */
const COUNTRIES_KEPT = 8;
/** Bounds what a damaged file can unpack to; France unpacks to 5 MB. */
const UNPACKED_BYTES = 64_000_000;

const memoryOf = expiringCachePer<Files, PlaceIndex>({
  seconds: CITY_LIST_CACHE_SECONDS,
  entries: COUNTRIES_KEPT,
});

/**
 * The places of a country, loaded when first asked for and anew every hour.
 * @throws AppError `geocoding.notLoaded`
 */
export function placeIndexOf({ files, clock }: World, country: string): Promise<PlaceIndex> {
  return memoryOf(files, clock).get(country, () => loadPlaces(files, country));
}

async function loadPlaces(files: Files, country: string): Promise<PlaceIndex> {
  const file = placeFile(country);
  if ((await files.head(file)) === undefined) {
    throw new AppError(geocodingErrors.notLoaded, { params: [country] });
  }
  const text = gunzipSync(await files.get(file), { maxOutputLength: UNPACKED_BYTES }).toString();
  return makePlaceIndex(PlaceTable.parse(JSON.parse(text)));
}
