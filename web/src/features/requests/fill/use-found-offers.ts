import { useEffect, useState } from 'react';
import { isAnswered } from '#shared/requests/searching/is-answered.ts';
import { ApiError } from '#web/kernel/api-error.ts';
import {
  type AskedOffer,
  answersTo,
  isSaidInFull,
  type Said,
  saidBefore,
  saidOf,
  useOfferAnswers,
} from '../search/use-offer-answers.ts';
import type { Request } from '../use-request.ts';

const PREFIX = 'offers.';

/**
 * Returns the offers that the request names, and those found since, as the refusal to send it names them, with the
 * answers about each: those in the request, and those on this device until they are saved or sent.
 */
export function useFoundOffers({ id, data }: Request, failure: unknown) {
  const [since, setSince] = useState<readonly AskedOffer[]>([]);
  const { answers: typed, say, discard } = useOfferAnswers(`sending/${id}`, data.agr);
  useEffect(() => {
    const named = offersOf(failure);
    if (named.length > 0) setSince(named);
  }, [failure]);
  const named = data.searchFilter?.offers ?? [];
  const answersBefore = Object.fromEntries(
    named.filter(isAnswered).map((offer) => [offer.id, saidBefore(offer)]),
  );
  const answers = { ...answersBefore, ...typed };
  const all: readonly AskedOffer[] = [
    ...named
      .filter((offer) => !since.some((other) => other.id === offer.id))
      .map(({ id: offer, rev, animals }) => ({ id: offer, rev, amount: animals.amount })),
    ...since,
  ];
  return {
    all,
    /** The offers that were found since the request was begun. */
    since,
    saidOf: (offer: AskedOffer) => saidOf(answers, offer),
    isAnswered: (offer: AskedOffer) => isSaidInFull(saidOf(answers, offer), offer),
    say: (offer: AskedOffer, said: Said) => say({ [offer.id]: said }),
    /** Gives the same answer about several offers. */
    sayOfAll: (offers: readonly AskedOffer[], said: Omit<Said, 'rev'>) =>
      say(Object.fromEntries(offers.map(({ id: offer, rev }) => [offer, { ...said, rev }]))),
    discard,
    /** The answers that the request does not have yet. */
    said: answersTo(typed, all).filter((answer) => !isSame(answer, answersBefore[answer.id])),
    /** The number of animals that are taken of offers with too few. */
    taken: all.reduce((sum, offer) => sum + takenOf(saidOf(answers, offer), offer), 0),
  };
}
export type FoundOfferAnswers = ReturnType<typeof useFoundOffers>;

const takenOf = (said: Said, offer: AskedOffer): number =>
  said.reasons.includes('amount') && isSaidInFull(said, offer) ? (said.taken ?? 0) : 0;

type SaidInput = ReturnType<typeof answersTo>[number];

function isSame({ rev, reasons, text = '', taken }: SaidInput, known: Said | undefined) {
  return JSON.stringify({ rev, reasons, text, taken: taken ?? null }) === JSON.stringify(known);
}

function offersOf(failure: unknown): AskedOffer[] {
  if (!(failure instanceof ApiError) || failure.code !== 'requests.newOffersFound') return [];
  return failure.details.flatMap(({ path, rev }) =>
    path.startsWith(PREFIX) && rev !== undefined ? [{ id: path.slice(PREFIX.length), rev }] : [],
  );
}
