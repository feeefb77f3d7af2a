import * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import {
  type AttributeFilter,
  type FilterLeaf,
  leavesOf,
  pinnedValues,
} from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { distanceKm, GeoPosition } from '#shared/kernel/geo-position.ts';
import { offerClass } from '#shared/offers/offer.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { FOUND_OFFERS, REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import {
  type FoundOffer,
  foundAnimalsOf,
  type OfferAnswer,
} from '#shared/requests/offer-answer.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { Animals } from './check-animals.ts';
import type { Site } from './find-site.ts';

const Placed = z.object({ geoPosition: GeoPosition });

/**
 * The proof of search: what is found now, around the location of sale, for the animals asked for. The server counts,
 * so that the number is nobody's claim.
 * @throws AppError `requests.searchTooNarrow`; what `Rows.count` refuses
 */
export async function freezeSearch(
  { rows, clock }: Pick<Context, 'rows' | 'clock'>,
  { country, position }: Pick<Site, 'country' | 'position'>,
  animals: Animals,
  asked: z.output<(typeof requestEndpoints.initRequest)['input']>['searchFilter'],
): Promise<NonNullable<RequestProcess['searchFilter']>> {
  const given = asked?.attributeFilter;
  refuseTooNarrow(given, country.id, animals.animalkind);
  const wanted = given ?? groupFilter(animals);
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
    wanted,
  ];
  const query = {
    entityClass: offerClass.name,
    attributeFilter: { $and: conditions.filter((one) => one !== undefined) },
  };
  const found = await rows.count(query);
  const { items } = await rows.search({
    ...query,
    sorting: [{ field: 'geoPosition', direction: 'asc' }],
    pagination: { start: 0, limit: FOUND_OFFERS },
  });
  return {
    position,
    radiusKm: REQUEST_RADIUS_KM,
    attributeFilter: wanted,
    searchedOn: clock.now().toISOString(),
    found,
    offers: answeredOffers(items, position, asked?.offers ?? []),
  };
}

/**
 * The offers found, each with what was said of it.
 * @throws AppError `requests.offersChanged` where something was said of an offer that is not found so any more
 */
function answeredOffers(
  found: readonly Entity[],
  position: GeoPosition,
  answers: readonly OfferAnswer[],
): FoundOffer[] {
  const isFound = (answer: OfferAnswer) =>
    found.some(({ id, rev }) => id === answer.id && rev === answer.rev);
  const details = answers.flatMap((answer, at) =>
    isFound(answer) ? [] : [fieldDetail(`searchFilter.offers.${at}`, requestErrors.offersChanged)],
  );
  if (details.length > 0) throw new AppError(requestErrors.offersChanged, { details });
  return found.map(({ id, rev, data }) => {
    const { reasons = [], text } = answers.find((answer) => answer.id === id) ?? {};
    const km = Math.round(distanceKm(position, Placed.parse(data).geoPosition));
    return { id, rev, km, animals: foundAnimalsOf(data), reasons, text };
  });
}

function groupFilter({ offergroup }: Animals): AttributeFilter | undefined {
  return offergroup === undefined
    ? undefined
    : { field: 'offergroup', comparison: 'eq', value: offergroup };
}

/** Conditions that pick offers by who has them, where or which they are, instead of by the animals. */
const PICKING = ['owner', 'geoPosition', 'id', 'rev', 'updated'];

/** A filter that leaves out the market asked about would find nothing and prove nothing. */
function refuseTooNarrow(
  given: AttributeFilter | undefined,
  country: string,
  animalkind: string,
): void {
  const market = new Map([
    ['country', country],
    ['animalkind', animalkind],
  ]);
  const leavesOut = ({ field, comparison, value }: FilterLeaf): boolean => {
    const own = market.get(field);
    if (own === undefined) return PICKING.includes(field);
    return comparison === 'in' && Array.isArray(value)
      ? !value.includes(own)
      : comparison !== 'eq' || value !== own;
  };
  const fields = new Set(
    leavesOf(given ?? { $and: [] })
      .filter(leavesOut)
      .map(({ field }) => field),
  );
  if (fields.size === 0) return;
  throw new AppError(requestErrors.searchTooNarrow, {
    details: [...fields].map((field) => fieldDetail(field, requestErrors.searchTooNarrow)),
  });
}
