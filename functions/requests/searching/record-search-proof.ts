import type * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import { readLaw } from '#functions/law/public.ts';
import type { Animals } from '#functions/requests/parties/check-animals.ts';
import type { Site } from '#functions/requests/parties/find-site.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { FoundOffer, OfferAnswer } from '#shared/requests/entities/offer-answer.ts';
import type { RequestSearchFilter } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { FOUND_OFFERS, NEAREST_OFFERS } from '#shared/requests/limits.ts';
import { needsProof } from '#shared/requests/package/needs-proof.ts';
import { answerOffers } from './answer-offers.ts';
import { checkSearch } from './check-search.ts';
import { runSearch } from './run-search.ts';

type Asked = Animals & {
  readonly searchFilter?: z.output<(typeof requestEndpoints.initRequest)['input']>['searchFilter'];
  readonly legalBasis: RequestPackage['legalBasis'];
};

/**
 * Returns the result of a search: the offers found now, around the location of sale, for the wanted animals. The
 * server counts, so that the number is nobody's claim. Where the ground asks for a proof, all offers are kept.
 * @throws AppError as `checkSearch`, `requireAll`; `requests.offersChanged`, `requests.takenTooMany`
 */
export async function recordSearchProof(
  context: Pick<Context, 'rows' | 'clock'>,
  { country, position, townKm }: Pick<Site, 'country' | 'position' | 'townKm'>,
  { searchFilter: asked, legalBasis, ...animals }: Asked,
): Promise<RequestSearchFilter> {
  const today = todayIn(country, context.clock.now());
  const subject = { ...animals, country: country.id, today };
  const given = await checkSearch(context, asked?.attributeFilter, subject);
  const attributeFilter = given ?? groupFilter(animals);
  const law = await readLaw(context, country.id, today);
  const { radiusKm } = law;
  const isProof = needsProof(law, legalBasis);
  const { offers, ...found } = await runSearch(context, {
    country: country.id,
    today,
    animalkind: animals.animalkind,
    isByWeek: country.animalkindsUsingPoultrySystem.includes(animals.animalkind),
    position,
    radiusKm,
    attributeFilter,
    offers: isProof ? FOUND_OFFERS : NEAREST_OFFERS,
  });
  if (isProof) requireAll(found);
  return {
    position,
    townKm,
    radiusKm,
    attributeFilter,
    ...found,
    offers: answeredOffers(offers, asked?.offers ?? []),
  };
}

/**
 * Requires that a proof can name all found offers.
 * @throws AppError `requests.searchTooWide`
 */
export function requireAll({ found }: { readonly found: number }): void {
  if (found > FOUND_OFFERS) throw new AppError(requestErrors.searchTooWide);
}

/**
 * Returns the found offers, each with its answer.
 * @throws AppError `requests.offersChanged` for an answer to an offer that is not found in that state any more
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
  return answerOffers(found, answers);
}

function groupFilter({ offergroup }: Animals): AttributeFilter | undefined {
  return offergroup === undefined
    ? undefined
    : { field: 'offergroup', comparison: 'eq', value: offergroup };
}
