import { gzipSync } from 'node:zlib';
import type { World } from '#functions/kernel/context.ts';
import { type PlaceTable, placeFile } from '#shared/geocoding/place-table.ts';

/** Loads places as `geo:load` does. The bucket is shared: each test file takes a country of its own. */
export const putPlaces = ({ files }: Pick<World, 'files'>, table: PlaceTable) =>
  files.put(placeFile(table.country), 'application/gzip', gzipSync(JSON.stringify(table)));
