import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#functions/kernel/context.ts';
import type { Country } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { FoundOffer, OfferAnswer } from '#shared/requests/offer-answer.ts';
import type { RequestProcess, RequestSearchFilter } from '#shared/requests/request-process.ts';
import { searchProblems } from '#shared/requests/search-problems.ts';
import { refuseFields } from './check-search.ts';
import { withOfferAnswers } from './record-search-proof.ts';
import { remainingBreeds } from './remaining-breeds.ts';
import { runSearch } from './run-search.ts';

/**
 * Searches once more when a request is sent, since days may have passed, and keeps both results. The applicant has seen
 * every offer that the request names: what has been found since, or offers other animals than it did, is named in the
 * refusal and needs an answer first.
 * @throws AppError `requests.newOffersFound`, naming the offers; `requests.conditionNotPossible`
 */
export async function recheckSearch(
  context: Pick<Context, 'rows' | 'clock'>,
  process: RequestProcess,
  {
    countryRow,
    answers,
  }: { readonly countryRow: Country; readonly answers: readonly OfferAnswer[] },
): Promise<RequestSearchFilter | undefined> {
  const { searchFilter: begun, country, animalkind } = process;
  if (begun?.position === undefined || begun.radiusKm === undefined) return begun;
  const { position, radiusKm, attributeFilter } = begun;
  // A draft may be older than the rule that its conditions must keep.
  const begunOn = todayIn(countryRow, new Date(begun.searchedOn));
  const asked = { country, animalkind, today: begunOn };
  refuseFields(searchProblems(attributeFilter, asked));
  const today = todayIn(countryRow, context.clock.now());
  const search = { country, today, animalkind, position, radiusKm, attributeFilter };
  const { offers, ...found } = await runSearch(context, search);
  const seen = await ofRemainingBreeds(context, begun.offers);
  const newlyFound = offers.filter((offer) => !seen.some((known) => isSame(known, offer)));
  return { ...begun, whenSent: { ...found, offers: answered(newlyFound, answers) } };
}

/** Their breeds may have been merged into others since; the animals are the same. */
async function ofRemainingBreeds(
  context: Pick<Context, 'rows'>,
  offers: readonly FoundOffer[],
): Promise<FoundOffer[]> {
  const remaining = await remainingBreeds(
    context,
    offers.map(({ animals }) => animals.offergroup),
  );
  return offers.map(({ animals, ...offer }) => ({
    ...offer,
    animals: { ...animals, offergroup: remaining(animals.offergroup) },
  }));
}

/** A confirmation or another price is the same offer; other animals are another. */
function isSame(known: FoundOffer, offer: FoundOffer): boolean {
  return known.id === offer.id && isDeepStrictEqual(known.animals, offer.animals);
}

function answered(offers: readonly FoundOffer[], answers: readonly OfferAnswer[]): FoundOffer[] {
  const all = withOfferAnswers(offers, answers);
  const isAnswered = ({ reasons, text }: FoundOffer) => reasons.length > 0 || text !== undefined;
  if (all.every(isAnswered)) return all;
  const error = requestErrors.newOffersFound;
  const details = offers.map(({ id, rev }) => fieldDetail(`offers.${id}`, error, { rev }));
  throw new AppError(error, { details });
}
