import path from 'node:path';
import { world } from '#functions/kernel/world.ts';
import { loadGeoData } from './geo/load-geo-data.ts';

/** GeoNames postal code files beside the repository; without them places are found by city name only. */
const DIRECTORY = path.resolve(import.meta.dirname, '../../../shared/data/geonames');
/** The countries of the demo data. Reading the files of all would add three seconds to every start. */
const COUNTRIES = ['DE', 'AT', 'CH', 'LU', 'DK'];

/** Loads the places that a location search finds. The environment of the handlers must be set. */
export async function loadPlaces(say: (line: string) => void): Promise<void> {
  say('loading the places …');
  await loadGeoData({ files: world().files, directory: DIRECTORY, fromDirectory: COUNTRIES });
}
