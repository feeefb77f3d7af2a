import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#functions/kernel/context.ts';
import { requireAtTown } from '#functions/requests/parties/find-site.ts';
import { remainingBreeds } from '#functions/requests/parties/remaining-breeds.ts';
import type { Country } from '#shared/countries/country.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { HOUR_MS } from '#shared/kernel/time.ts';
import type { Law } from '#shared/law/law.ts';
import type { FoundOffer, OfferAnswer } from '#shared/requests/entities/offer-answer.ts';
import type {
  RequestProcess,
  RequestSearchFilter,
} from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { FOUND_OFFERS, NEAREST_OFFERS, SEARCH_HOLDS_HOURS } from '#shared/requests/limits.ts';
import { isAnswered } from '#shared/requests/searching/is-answered.ts';
import { searchProblems } from '#shared/requests/searching/search-problems.ts';
import { answerOffers, refuseOffers, requireAnswers } from './answer-offers.ts';
import { refuseFields } from './check-search.ts';
import { requireAll } from './record-search-proof.ts';
import { runSearch } from './run-search.ts';

type Sending = {
  readonly countryRow: Country;
  readonly law: Pick<Law, 'radiusKm'>;
  /** True where the ground asks for a proof: every offer found needs an answer. */
  readonly isProof: boolean;
  readonly answers: readonly OfferAnswer[];
};

/** The search of a request when the request is sent. */
export type RecheckedSearch = {
  readonly searchFilter: RequestSearchFilter | undefined;
  /** All offers of the newest search, each with its answer. */
  readonly offers: readonly FoundOffer[];
};

/**
 * Returns the search of a request that is sent. A search that is older than `SEARCH_HOLDS_HOURS`, that the law wants
 * around another radius by now, or that names only some of its offers, is made again, and both results are kept: the
 * refusal names offers that are new or offer other animals, and these need an answer first.
 * @throws AppError `requests.offersUnanswered`, `requests.newOffersFound`, naming the offers;
 * `requests.takenTooMany`, `requests.searchTooWide`, `requests.conditionNotPossible`, `requests.positionElsewhere`
 */
export async function recheckSearch(
  context: Pick<Context, 'rows' | 'files' | 'clock'>,
  process: RequestProcess,
  sending: Sending,
): Promise<RecheckedSearch> {
  const { searchFilter } = process;
  if (searchFilter?.position === undefined || searchFilter.radiusKm === undefined) {
    return { searchFilter, offers: searchFilter?.offers ?? [] };
  }
  const { position, radiusKm } = searchFilter;
  const { law, isProof, answers } = sending;
  const address = { ...process.agrSite.address, geoPosition: position };
  const townKm = await requireAtTown(context, sending.countryRow, address);
  refuseOldConditions(process, sending);
  const begun = { ...searchFilter, townKm, offers: answerOffers(searchFilter.offers, answers) };
  if (isProof) requireAnswers(begun.offers);
  const age = context.clock.now().getTime() - Date.parse(begun.searchedOn);
  const isWhole = !isProof || begun.offers.length === begun.found;
  if (isWhole && age <= SEARCH_HOLDS_HOURS * HOUR_MS && radiusKm === law.radiusKm) {
    return { searchFilter: begun, offers: begun.offers };
  }
  const place = { position, radiusKm: law.radiusKm };
  const { offers, ...found } = await searchOnceMore(context, process, { ...sending, place });
  if (isProof) requireAll(found);
  const seen = await ofRemainingBreeds(context, begun.offers);
  const all = answerOffers(
    offers.map((offer) => saidBefore(offer, seen)),
    answers,
  );
  const newlyFound = all.filter((offer) => !seen.some((before) => isSame(before, offer)));
  // All new offers are named, so that no existing answer is asked for as if it were lost.
  if (isProof && !newlyFound.every(isAnswered)) {
    refuseOffers(newlyFound, requestErrors.newOffersFound);
  }
  const radius = radiusKm === law.radiusKm ? {} : { radiusKm: law.radiusKm };
  const whenSent = { ...found, ...radius, offers: newlyFound };
  return { searchFilter: { ...begun, whenSent }, offers: all };
}

/** Refuses a draft whose conditions break a rule that came later. */
function refuseOldConditions(
  { searchFilter, country, animalkind }: RequestProcess,
  { countryRow }: Sending,
): void {
  if (searchFilter === undefined) return;
  const begunOn = todayIn(countryRow, new Date(searchFilter.searchedOn));
  const asked = { country, animalkind, today: begunOn };
  refuseFields(searchProblems(searchFilter.attributeFilter, asked));
}

function searchOnceMore(
  context: Pick<Context, 'rows' | 'clock'>,
  { country, animalkind, searchFilter }: RequestProcess,
  {
    countryRow,
    isProof,
    place,
  }: Sending & { readonly place: { readonly position: GeoPosition; readonly radiusKm: number } },
) {
  return runSearch(context, {
    country,
    today: todayIn(countryRow, context.clock.now()),
    animalkind,
    isByWeek: countryRow.animalkindsUsingPoultrySystem.includes(animalkind),
    ...place,
    attributeFilter: searchFilter?.attributeFilter,
    offers: isProof ? FOUND_OFFERS : NEAREST_OFFERS,
  });
}

/** Returns the offers with remaining breeds in place of merged ones; the animals are the same. */
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

/** Tells whether two are the same offer: a confirmation or another week changes nothing, other animals do. */
function isSame(before: FoundOffer, offer: FoundOffer): boolean {
  const { calendarWeek: _then, ...animals } = before.animals;
  const { calendarWeek: _now, ...others } = offer.animals;
  return before.id === offer.id && isDeepStrictEqual(animals, others);
}

function saidBefore(offer: FoundOffer, seen: readonly FoundOffer[]): FoundOffer {
  const before = seen.find((other) => isSame(other, offer));
  if (before === undefined) return offer;
  const { reasons, text, taken } = before;
  return { ...offer, reasons, text, taken };
}
