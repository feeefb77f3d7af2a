import { APPROVED_FIELDS } from '#shared/offers/approval.ts';
import type { OfferFact } from './use-offer-facts.ts';

export type OfferChange = {
  readonly key: string;
  readonly term: string;
  readonly before: string;
  readonly now: string;
  /** Is it among what the approval is about? */
  readonly isApproved: boolean;
};

/** Returns the differences between two states of an offer; first those that the approval is about. */
export function offerChanges(
  before: readonly OfferFact[],
  now: readonly OfferFact[],
): OfferChange[] {
  const approved: readonly string[] = APPROVED_FIELDS;
  const earlier = new Map(before.map(({ key, text }) => [key, text]));
  const changes = now.flatMap(({ key, term, text }) => {
    const old = earlier.get(key) ?? '';
    const isApproved = approved.includes(key);
    return old === text ? [] : [{ key, term, before: old, now: text, isApproved }];
  });
  return changes.toSorted((a, b) => Number(b.isApproved) - Number(a.isApproved));
}
