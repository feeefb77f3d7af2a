import type { ReactNode } from 'react';
import { APPROVED_FIELDS } from '#shared/offers/approval.ts';
import type { FactWords } from './fact-text.tsx';
import type { OfferFact } from './use-offer-facts.ts';

export type OfferChange = {
  readonly key: string;
  readonly term: ReactNode;
  readonly before: FactWords;
  readonly now: FactWords;
  /** Tells whether the approval is about this field. */
  readonly isApproved: boolean;
};

/** Returns the differences between two states of an offer; first those that the approval is about. */
export function offerChanges(
  before: readonly OfferFact[],
  now: readonly OfferFact[],
): OfferChange[] {
  const approved: readonly string[] = APPROVED_FIELDS;
  const earlier = new Map(before.map(({ key, words }) => [key, words]));
  const changes = now.flatMap(({ key, term, words }) => {
    const old = earlier.get(key) ?? [];
    const isApproved = approved.includes(key);
    return haveSameText(old, words) ? [] : [{ key, term, before: old, now: words, isApproved }];
  });
  return changes.toSorted((a, b) => Number(b.isApproved) - Number(a.isApproved));
}

function haveSameText(some: FactWords, others: FactWords): boolean {
  return (
    some.length === others.length &&
    some.every(({ label }, index) => label === others[index]?.label)
  );
}
