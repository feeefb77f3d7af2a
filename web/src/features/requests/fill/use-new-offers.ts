import { useEffect, useState } from 'react';
import { ApiError } from '#web/kernel/api-error.ts';
import { answersTo, needsExplanation, useOfferAnswers } from '../search/use-offer-answers.ts';
import type { Request } from '../use-request.ts';

type Pin = { readonly id: string; readonly rev: number };
const PREFIX = 'offers.';

/**
 * The offers that were found since the request was begun, as the refusal to send it names them, and what is said of
 * them: kept on this device until the request is sent.
 */
export function useNewOffers({ id, data }: Request, failure: unknown) {
  const [found, setFound] = useState<readonly Pin[]>([]);
  const { answers, say, discard } = useOfferAnswers(`sending/${id}`, data.agr);
  useEffect(() => {
    const named = offersOf(failure);
    if (named.length > 0) setFound(named);
  }, [failure]);
  return {
    found,
    answers,
    say,
    discard,
    said: answersTo(answers, found),
    /** Something is half said. */
    needsWords: found.some(({ id: offer, rev }) => {
      const said = answers[offer];
      return said?.rev === rev && needsExplanation(said);
    }),
  };
}
export type NewOffers = ReturnType<typeof useNewOffers>;

function offersOf(failure: unknown): Pin[] {
  if (!(failure instanceof ApiError) || failure.code !== 'requests.newOffersFound') return [];
  return failure.details.flatMap(({ path, rev }) =>
    path.startsWith(PREFIX) && rev !== undefined ? [{ id: path.slice(PREFIX.length), rev }] : [],
  );
}
