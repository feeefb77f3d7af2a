import { locationPath } from '#functions/accounts/account/account-problems.ts';
import { distanceFromTown } from '#functions/geocoding/public.ts';
import type { Acting } from '#functions/kernel/context.ts';
import type { Account } from '#shared/accounts/account.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { Address } from '#shared/kernel/address.ts';
import { type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';

/**
 * Returns the problems of positions that do not lie at their postal code, because region and authority follow from
 * the code, searches from the position. Places stored before they were checked stay until they are changed.
 */
export async function positionProblems(
  context: Acting,
  account: Account,
  before: Account | undefined,
): Promise<ErrorDetail[]> {
  const placesBefore = new Set(before && placesOf(before).map(textOf));
  const changed = placesOf(account).filter((place) => !placesBefore.has(textOf(place)));
  const problems = await Promise.all(
    changed.map(async ({ path, country, address }) => {
      const entity = address.geoPosition && (await context.store.latest(countryClass, country));
      const distance = entity && (await distanceFromTown(context, entity.data, address));
      const { positionElsewhere } = accountErrors;
      if (!distance?.isTooFar) return [];
      return [fieldDetail(`${path}.geoPosition`, positionElsewhere, { limit: distance.limit })];
    }),
  );
  return problems.flat();
}

type Place = { readonly path: string; readonly country: string; readonly address: Address };

function placesOf({ staticData, userData }: Account): Place[] {
  return [
    { path: 'userData.address', country: staticData.country, address: userData.address },
    ...userData.supData.flatMap(({ country, locationsOfSale }, entry) =>
      locationsOfSale.map(({ address }, index) => ({
        path: `${locationPath(entry, index)}.address`,
        country,
        address,
      })),
    ),
  ];
}

const textOf = ({ country, address: { citycode, city, geoPosition } }: Place): string =>
  JSON.stringify([country, citycode, city, geoPosition?.lat, geoPosition?.lon]);
