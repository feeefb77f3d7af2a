import { useState } from 'react';
import { OFFER_REASONS, type OfferReason } from '#shared/requests/offer-reasons.ts';
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
};
type Answers = Readonly<Record<string, Said>>;

/** Why offers do not fit, by their id: kept on this device until the request is begun. */
export function useOfferAnswers(animalkind: string, farmer: string | undefined) {
  const stored = useStoredForm(`request-offers/${animalkind}`, farmer);
  const [answers, setAnswers] = useState(() => parseAnswers(stored.found?.value));
  return {
    answers,
    say: (offer: string, said: Said) => {
      const next = { ...answers, [offer]: said };
      setAnswers(next);
      stored.save(next);
    },
    discard: stored.discard,
  };
}
export type OfferAnswers = ReturnType<typeof useOfferAnswers>;

/** Returns the answers about these offers as they are now. */
export function answersTo(
  answers: Answers,
  offers: readonly { readonly id: string; readonly rev: number }[],
): OfferAnswerInput[] {
  return offers.flatMap(({ id, rev }) => {
    const said = answers[id];
    if (said === undefined || said.rev !== rev || !isSaid(said)) return [];
    const text = said.text.trim();
    return [{ id, rev, reasons: [...said.reasons], ...(text === '' ? {} : { text }) }];
  });
}

const isSaid = ({ reasons, text }: Said): boolean => reasons.length > 0 || text.trim() !== '';

/** Id of the place where an offer is answered: what an error summary links to. */
export const offerAnswerId = (offer: string): string => `offer-answer-${offer}`;

/** "Another reason" alone says nothing. */
export const needsExplanation = ({ reasons, text }: Said): boolean =>
  reasons.includes('other') && text.trim() === '';

/** Whatever lies in the device's storage, if it is such answers. */
function parseAnswers(value: unknown): Answers {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, said]) => {
      const known = parseSaid(said);
      return known === null ? [] : [[id, known]];
    }),
  );
}

function parseSaid(value: unknown): Said | null {
  if (typeof value !== 'object' || value === null) return null;
  const rev = 'rev' in value ? value.rev : undefined;
  const chosen = 'reasons' in value && Array.isArray(value.reasons) ? value.reasons : [];
  const text = 'text' in value ? value.text : undefined;
  if (typeof rev !== 'number' || typeof text !== 'string') return null;
  return {
    rev,
    reasons: OFFER_REASONS.filter((reason) => chosen.some((it) => it === reason)),
    text,
  };
}
