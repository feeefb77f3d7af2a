import type { Context } from '#functions/kernel/context.ts';
import { Country, countryClass } from '#shared/countries/country.ts';
import { geocodingErrors } from '#shared/geocoding/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { findCities } from './find-cities.ts';
import { placeIndexOf } from './place-index-of.ts';
import { regionsOf } from './regions-of.ts';

/** The region entity's id for a postal code of a country (entity id); undefined when none fits. */
export async function regionOf(
  context: Context,
  where: { readonly country: string; readonly citycode: string },
): Promise<string | undefined> {
  const matchRegion = await regionsOf(context, where.country);
  return (
    matchRegion({ citycode: where.citycode }) ??
    matchRegion({ area: await areaOf(context, where.country, where.citycode) })
  );
}

async function areaOf(context: Context, country: string, citycode: string) {
  const entity = await context.store.latest(country);
  if (entity?.entityclass !== countryClass.name) return undefined;
  try {
    const index = await placeIndexOf(context, Country.parse(entity.data).code);
    return findCities(index, { citycode, usefuzzy: false })[0]?.area;
  } catch (error) {
    // Without loaded places there is no area to go by, only the prefixes above.
    if (error instanceof AppError && error.error.code === geocodingErrors.notLoaded.code)
      return undefined;
    throw error;
  }
}
