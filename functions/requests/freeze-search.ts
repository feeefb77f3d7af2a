import type { Context } from '#functions/kernel/context.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { type AttributeFilter, leavesOf, pinnedValues } from '#shared/kernel/attribute-filter.ts';
import { offerClass } from '#shared/offers/offer.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { Animals } from './check-animals.ts';
import type { Site } from './find-site.ts';

/**
 * The proof of search: what is found now, around the location of sale, for the animals asked for. The server counts,
 * so that the number is nobody's claim.
 * @throws AppError `requests.searchTooNarrow`; what `Rows.count` refuses
 */
export async function freezeSearch(
  { rows, clock }: Pick<Context, 'rows' | 'clock'>,
  { country, position }: Pick<Site, 'country' | 'position'>,
  animals: Animals,
  given: AttributeFilter | undefined,
): Promise<NonNullable<RequestProcess['searchFilter']>> {
  refuseTooNarrow(given, country.id, animals.animalkind);
  const asked = given ?? groupFilter(animals);
  const conditions: (AttributeFilter | undefined)[] = [
    { field: 'animalkind', comparison: 'eq', value: animals.animalkind },
    pinnedValues(given, 'country') === undefined
      ? { field: 'country', comparison: 'eq', value: country.id }
      : undefined,
    {
      field: 'geoPosition',
      comparison: 'within',
      value: { ...position, km: REQUEST_RADIUS_KM },
    },
    asked,
  ];
  const found = await rows.count({
    entityClass: offerClass.name,
    attributeFilter: { $and: conditions.filter((one) => one !== undefined) },
  });
  return {
    position,
    radiusKm: REQUEST_RADIUS_KM,
    attributeFilter: asked,
    searchedOn: clock.now().toISOString(),
    found,
  };
}

function groupFilter({ offergroup }: Animals): AttributeFilter | undefined {
  return offergroup === undefined
    ? undefined
    : { field: 'offergroup', comparison: 'eq', value: offergroup };
}

/** A filter that leaves out the market asked about would find nothing and prove nothing. */
function refuseTooNarrow(
  given: AttributeFilter | undefined,
  country: string,
  animalkind: string,
): void {
  const leavesOut = (field: string, value: string) =>
    pinnedValues(given, field)?.includes(value) === false;
  const fields = [
    ...(leavesOut('country', country) ? ['country'] : []),
    ...(leavesOut('animalkind', animalkind) ? ['animalkind'] : []),
    ...leavesOf(given ?? { $and: [] })
      .map(({ field }) => field)
      .filter((field) => field === 'owner'),
  ];
  if (fields.length === 0) return;
  throw new AppError(requestErrors.searchTooNarrow, {
    details: fields.map((field) => fieldDetail(field, requestErrors.searchTooNarrow)),
  });
}
