import type { OfferFacts } from '#functions/offers/offer/offer-facts.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import { offerErrors } from '#shared/offers/errors.ts';
import type { Offer, OfferDraft } from '#shared/offers/offer.ts';
import type { OfferProblem } from '#shared/offers/offer-problem.ts';
import { preorderProblems } from '#shared/offers/preorder-problems.ts';
import { isSameRow, weeklyProblems } from '#shared/offers/weekly-rows.ts';

type Saved = { before: Offer | undefined; facts: OfferFacts; now: Date };

/** Returns the problems of the weeks and days for which an offer promises animals. */
export function promiseProblems(offer: OfferDraft, { before, facts, now }: Saved): OfferProblem[] {
  const byWeek = byWeekProblems(offer, before, facts);
  if (byWeek.length > 0) return byWeek;
  const today = todayIn(facts.country, now);
  return [
    ...weeklyProblems(offer.statusWeekly, before?.statusWeekly ?? [], weekOf(new Date(today))),
    ...preorderProblems(
      before && { ...before, preorder: facts.preorderBefore },
      { ...offer, preorder: facts.preorder },
      today,
    ),
  ];
}

/**
 * Returns the problem of new weekly rows where the country has no weeks for the animal kind; rows from before stay.
 */
function byWeekProblems(
  { animalkind, statusWeekly }: OfferDraft,
  before: Offer | undefined,
  { country }: OfferFacts,
): OfferProblem[] {
  if (country.animalkindsUsingPoultrySystem.includes(animalkind)) return [];
  const kept = before?.animalkind === animalkind ? before.statusWeekly : [];
  const isNew = statusWeekly.some((row) => !kept.some((previous) => isSameRow(previous, row)));
  return isNew ? [{ path: 'statusWeekly', error: offerErrors.notByWeek }] : [];
}
