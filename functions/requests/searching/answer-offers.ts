import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { FoundOffer, OfferAnswer } from '#shared/requests/entities/offer-answer.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { isAnswered } from '#shared/requests/searching/is-answered.ts';

/**
 * Returns the offers, each with the answer to it at its revision, or else with the answer from before.
 * @throws AppError `requests.takenTooMany`
 */
export function answerOffers(
  found: readonly FoundOffer[],
  answers: readonly OfferAnswer[],
): FoundOffer[] {
  const answered = found.map((offer) => {
    const answer = answers.find(({ id, rev }) => id === offer.id && rev === offer.rev);
    if (answer === undefined) return offer;
    const { reasons, text, taken } = answer;
    return { ...offer, reasons, text, taken };
  });
  refuseOffers(
    answered.filter(({ taken = 0, animals: { amount = taken } }) => taken > amount),
    requestErrors.takenTooMany,
  );
  return answered;
}

/**
 * Refuses offers without an answer.
 * @throws AppError `requests.offersUnanswered`, naming each of them
 */
export function requireAnswers(offers: readonly FoundOffer[]): void {
  refuseOffers(
    offers.filter((offer) => !isAnswered(offer)),
    requestErrors.offersUnanswered,
  );
}

type OfferError = 'takenTooMany' | 'offersUnanswered' | 'newOffersFound';

/** Refuses the request with this error where there are such offers, naming them. */
export function refuseOffers(
  offers: readonly Pick<FoundOffer, 'id' | 'rev'>[],
  error: (typeof requestErrors)[OfferError],
): void {
  if (offers.length === 0) return;
  const details = offers.map(({ id, rev }) => fieldDetail(`offers.${id}`, error, { rev }));
  throw new AppError(error, { details });
}
