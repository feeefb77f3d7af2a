import { useState } from 'react';
import type { FoundOffer } from '#shared/requests/entities/offer-answer.ts';
import { OFFER_REASONS, type OfferReason } from '#shared/requests/entities/offer-reasons.ts';
import type { CallInput } from '#web/kernel/contract.ts';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';

export type OfferAnswerInput = NonNullable<
  NonNullable<CallInput<'POST livestock/request/initrequest'>['searchFilter']>['offers']
>[number];
export type Said = {
  /** The revision of the offer that was read. */
  readonly rev: number;
  readonly reasons: readonly OfferReason[];
  readonly text: string;
  /** The number of animals taken of an offer with too few; null while nothing is typed. */
  readonly taken: number | null;
};
export type Answers = Readonly<Record<string, Said>>;

/** An offer about which the applicant is asked. */
export type AskedOffer = {
  readonly id: string;
  readonly rev: number;
  /** The number of animals of the offer; undefined where that is not known. */
  readonly amount?: number | undefined;
};

/** Keeps the answers why offers do not fit, by offer id, on this device until the request is begun. */
export function useOfferAnswers(animalkind: string, farmer: string | undefined) {
  const stored = useStoredForm(`request-offers/${animalkind}`, farmer);
  const [answers, setAnswers] = useState(() => parseAnswers(stored.found?.value));
  return {
    answers,
    say: (said: Answers) => {
      const next = { ...answers, ...said };
      setAnswers(next);
      stored.save(next);
    },
    discard: stored.discard,
  };
}
export type OfferAnswers = ReturnType<typeof useOfferAnswers>;

/** Returns the answer about an offer as it is now; an empty one where the answer is about another revision. */
export function saidOf(answers: Answers, { id, rev }: AskedOffer): Said {
  const said = answers[id];
  return said?.rev === rev ? said : { rev, reasons: [], text: '', taken: null };
}

/** Returns the answers about these offers as they are now. */
export function answersTo(answers: Answers, offers: readonly AskedOffer[]): OfferAnswerInput[] {
  return offers.flatMap((offer) => {
    const said = saidOf(answers, offer);
    if (!isSaid(said) || saidProblem(said, offer) !== undefined) return [];
    const { reasons, taken } = said;
    const text = said.text.trim();
    return [
      {
        id: offer.id,
        rev: offer.rev,
        reasons: [...reasons],
        ...(text === '' ? {} : { text }),
        ...(reasons.includes('amount') && taken !== null ? { taken } : {}),
      },
    ];
  });
}

/** Returns an answer of the request as it is typed. */
export const saidBefore = ({ rev, reasons, text = '', taken }: FoundOffer): Said => ({
  rev,
  reasons,
  text,
  taken: taken ?? null,
});

const isSaid = ({ reasons, text }: Said): boolean => reasons.length > 0 || text.trim() !== '';

/** Tells whether an answer is given, and given in full. */
export const isSaidInFull = (said: Said, offer: AskedOffer): boolean =>
  isSaid(said) && saidProblem(said, offer) === undefined;

/** Returns the id of the place where an offer is answered: an error summary links to it. */
export const offerAnswerId = (offer: string): string => `offer-answer-${offer}`;

/** The texts that say what an answer still lacks. */
export const SAID_PROBLEMS = {
  needsText: 'requests.whyNotNeedsText',
  needsNumber: 'requests.takenMissing',
  tooMany: 'errors.requests.takenTooMany',
} as const;
export type SaidProblem = keyof typeof SAID_PROBLEMS;

/**
 * Returns the part that an answer still lacks. "Another reason" alone says nothing, and of too few animals some may
 * be taken.
 */
export function saidProblem(
  { reasons, text, taken }: Said,
  { amount }: Pick<AskedOffer, 'amount'>,
): SaidProblem | undefined {
  if (reasons.includes('other') && text.trim() === '') return 'needsText';
  if (!reasons.includes('amount')) return undefined;
  if (taken === null) return 'needsNumber';
  return amount !== undefined && taken > amount ? 'tooMany' : undefined;
}

/** Returns what the device has stored, if it is such answers; otherwise none. */
function parseAnswers(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, said]) => {
      const answer = parseSaid(said);
      return answer === null ? [] : [[id, answer]];
    }),
  );
}

function parseSaid(value: unknown): Said | null {
  if (typeof value !== 'object' || value === null) return null;
  const rev = 'rev' in value ? value.rev : undefined;
  const chosen = 'reasons' in value && Array.isArray(value.reasons) ? value.reasons : [];
  const text = 'text' in value ? value.text : undefined;
  const taken = 'taken' in value ? value.taken : undefined;
  if (typeof rev !== 'number' || typeof text !== 'string') return null;
  return {
    rev,
    reasons: OFFER_REASONS.filter((reason) => chosen.some((it) => it === reason)),
    text,
    taken: typeof taken === 'number' && Number.isInteger(taken) && taken >= 0 ? taken : null,
  };
}
