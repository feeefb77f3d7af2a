import type * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { REQUEST_RADIUS_KM } from '#shared/requests/limits.ts';
import type { FoundOffer, OfferAnswer } from '#shared/requests/offer-answer.ts';
import type { RequestSearchFilter } from '#shared/requests/request-process.ts';
import type { Animals } from './check-animals.ts';
import { checkSearch } from './check-search.ts';
import type { Site } from './find-site.ts';
import { runSearch } from './run-search.ts';

/**
 * Returns the proof of search: the offers found now, around the location of sale, for the animals asked for. The server counts,
 * so that the number is nobody's claim.
 * @throws AppError as `checkSearch`; `requests.offersChanged`
 */
export async function recordSearchProof(
  context: Pick<Context, 'rows' | 'clock'>,
  { country, position }: Pick<Site, 'country' | 'position'>,
  animals: Animals,
  asked: z.output<(typeof requestEndpoints.initRequest)['input']>['searchFilter'],
): Promise<RequestSearchFilter> {
  const today = todayIn(country, context.clock.now());
  const subject = { ...animals, country: country.id, today };
  const given = await checkSearch(context, asked?.attributeFilter, subject);
  const attributeFilter = given ?? groupFilter(animals);
  const { offers, ...found } = await runSearch(context, {
    country: country.id,
    today,
    animalkind: animals.animalkind,
    position,
    radiusKm: REQUEST_RADIUS_KM,
    attributeFilter,
  });
  return {
    position,
    radiusKm: REQUEST_RADIUS_KM,
    attributeFilter,
    ...found,
    offers: answeredOffers(offers, asked?.offers ?? []),
  };
}

/**
 * The offers found, each with what was said of it.
 * @throws AppError `requests.offersChanged` where something was said of an offer that is not found so any more
 */
function answeredOffers(
  found: readonly FoundOffer[],
  answers: readonly OfferAnswer[],
): FoundOffer[] {
  const isFound = (answer: OfferAnswer) =>
    found.some(({ id, rev }) => id === answer.id && rev === answer.rev);
  const details = answers.flatMap((answer, index) =>
    isFound(answer)
      ? []
      : [fieldDetail(`searchFilter.offers.${index}`, requestErrors.offersChanged)],
  );
  if (details.length > 0) throw new AppError(requestErrors.offersChanged, { details });
  return withOfferAnswers(found, answers);
}

/** Returns the offers, each with the answer to it at its revision. */
export function withOfferAnswers(
  found: readonly FoundOffer[],
  answers: readonly OfferAnswer[],
): FoundOffer[] {
  return found.map((offer) => {
    const isSaidOf = ({ id, rev }: OfferAnswer) => id === offer.id && rev === offer.rev;
    const { reasons = [], text } = answers.find(isSaidOf) ?? {};
    return { ...offer, reasons, text };
  });
}

function groupFilter({ offergroup }: Animals): AttributeFilter | undefined {
  return offergroup === undefined
    ? undefined
    : { field: 'offergroup', comparison: 'eq', value: offergroup };
}
