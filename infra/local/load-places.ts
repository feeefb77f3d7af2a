import { world } from '#functions/kernel/world.ts';
import { loadGeoData } from './geo/load-geo-data.ts';

/** Loads the places for the location search. The environment of the handlers must be set. */
export async function loadPlaces(say: (line: string) => void): Promise<void> {
  say('loading the places …');
  await loadGeoData({ files: world().files });
}
