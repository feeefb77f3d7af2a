import type { World } from '#functions/kernel/context.ts';
import { geocodingErrors } from '#shared/geocoding/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { PlaceIndex } from './place-index.ts';
import { placeIndexOf } from './place-index-of.ts';

/** Returns the places of a country; undefined where none are loaded. */
export async function loadedPlaces(
  world: Pick<World, 'files' | 'clock'>,
  code: CountryCode,
): Promise<PlaceIndex | undefined> {
  try {
    return await placeIndexOf(world, code);
  } catch (error) {
    if (error instanceof AppError && error.error.code === geocodingErrors.notLoaded.code)
      return undefined;
    throw error;
  }
}
