import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Preorder } from '#shared/masterdata/preorder.ts';
import { offerErrors } from './errors.ts';
import type { Offer, WeekStatus } from './offer.ts';
import type { OfferProblem } from './offer-problem.ts';
import { earliestDay, earliestWeek, latestDay, latestWeek } from './preorder-dates.ts';
import { isNotMoreThan } from './weekly-supply.ts';

/** The fields of an offer that promise animals ahead. */
export type Promised = Pick<Offer, 'status' | 'availableFrom' | 'statusWeekly'> & {
  /** The kind of pre-order, from `preorderOf`. */
  readonly preorder: Preorder | undefined;
};

/**
 * Returns the problems of an offer that promises animals sooner than their lead time allows, or more than a year
 * ahead (specification sections 5 and 9). A promise made in time stays while its time comes nearer, and may become
 * less or later. `today`: the day in the country.
 */
export function preorderProblems(
  before: Promised | undefined,
  after: Promised,
  today: string,
): OfferProblem[] {
  const isSameLead = after.preorder === before?.preorder;
  const kept = isSameLead ? before : undefined;
  return [...weekProblems(kept, after, today), ...dayProblems(kept, after, today)];
}

function weekProblems(
  kept: Promised | undefined,
  { statusWeekly, preorder }: Promised,
  today: string,
): OfferProblem[] {
  const thisWeek = weekOf(new Date(today));
  const earliest = preorder && earliestWeek(preorder, today);
  const latest = latestWeek(today);
  const stored = new Map(kept?.statusWeekly.map((row) => [row.calendarWeek, row]));
  const errorOf = (row: WeekStatus) => {
    const week = row.calendarWeek;
    if (week > latest) return { error: offerErrors.tooFarAhead, limit: latest };
    // A week that has passed is history, and checked as such.
    if (earliest === undefined || week >= earliest || week < thisWeek) return undefined;
    if (isNotMoreThan(row, stored.get(week))) return undefined;
    return { error: offerErrors.leadTooShort, limit: earliest };
  };
  return statusWeekly.flatMap((row, index) => {
    const wrong = errorOf(row);
    return wrong ? [{ path: `statusWeekly.${index}.calendarWeek`, ...wrong }] : [];
  });
}

function dayProblems(
  kept: Promised | undefined,
  { status, availableFrom, preorder }: Promised,
  today: string,
): OfferProblem[] {
  // A day that has passed is left to the check of the day itself.
  if (status !== 'later' || preorder === undefined) return [];
  if (availableFrom === undefined || availableFrom < today) return [];
  const path = 'availableFrom';
  const latest = latestDay(today);
  if (availableFrom > latest) return [{ path, error: offerErrors.tooFarAhead, limit: latest }];
  const earliest = earliestDay(preorder, today);
  const promised = kept?.status === 'later' ? kept.availableFrom : undefined;
  if (availableFrom >= earliest || (promised !== undefined && availableFrom >= promised)) return [];
  return [{ path, error: offerErrors.leadTooShort, limit: earliest }];
}
