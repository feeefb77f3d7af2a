import type { ReactNode } from 'react';
import { APPROVED_FIELDS } from '#shared/offers/approval.ts';
import type { FactPart, FactWords } from './fact-text.tsx';
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
  const earlier = new Map(before.map((fact) => [fact.key, fact]));
  const changes = now.flatMap((fact) => {
    const difference = differenceOf(earlier.get(fact.key), fact);
    const { key, term } = fact;
    return difference ? [{ key, term, ...difference, isApproved: approved.includes(key) }] : [];
  });
  return changes.toSorted((a, b) => Number(b.isApproved) - Number(a.isApproved));
}

/** Returns the words of both states where they differ; where one thing came in the place of another, theirs alone. */
function differenceOf(before: OfferFact | undefined, now: OfferFact) {
  const whole = { before: before?.words ?? [], now: now.words };
  if (now.parts === undefined) return haveSameText(whole.before, whole.now) ? undefined : whole;
  const old = before?.parts ?? [];
  const exchanged = { before: without(old, now.parts), now: without(now.parts, old) };
  if (exchanged.before.length === 0 && exchanged.now.length === 0) return undefined;
  return old.length === now.parts.length ? exchanged : whole;
}

const without = (parts: readonly FactPart[], others: readonly FactPart[]) =>
  parts.filter(({ id }) => !others.some((other) => other.id === id));

function haveSameText(some: FactWords, others: FactWords): boolean {
  return (
    some.length === others.length &&
    some.every(({ label }, index) => label === others[index]?.label)
  );
}
