import type { Context, Implementation } from '#functions/kernel/context.ts';
import type { geocodingEndpoints } from '#shared/geocoding/endpoints.ts';
import { geocodingErrors } from '#shared/geocoding/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { findCities } from './find-cities.ts';
import { placeIndexOf } from './place-index-of.ts';
import { regionsOf } from './regions-of.ts';

export const listCities: Implementation<typeof geocodingEndpoints.listCities> = async (
  { countrycode, ...query },
  context,
) => {
  if (query.cityname === undefined && query.citycode === undefined) {
    throw new AppError(geocodingErrors.nothingToFind);
  }
  const country = await countryIdOf(context, countrycode);
  const [index, matchRegion] = await Promise.all([
    placeIndexOf(context, countrycode),
    regionsOf(context, country),
  ]);
  return findCities(index, query).map(({ name, code, area, geoPosition }) => ({
    cityname: name,
    citycode: code,
    region: matchRegion({ citycode: code, area }) ?? null,
    geoPosition,
  }));
};

async function countryIdOf({ store, rows }: Context, code: string): Promise<string> {
  const id = await store.claimedBy('country', 'code', code);
  const [country] = id === undefined ? [] : (await rows.ids([id])).items;
  if (country) return country.id;
  throw new AppError(geocodingErrors.unknownCountry, {
    details: [fieldDetail('countrycode', geocodingErrors.unknownCountry)],
  });
}
