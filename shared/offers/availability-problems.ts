import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { type Availability, availabilityTransitions, maySetAvailability } from './availability.ts';
import { offerErrors } from './errors.ts';
import type { Offer } from './offer.ts';
import type { OfferProblem } from './offer-problem.ts';

type State = Pick<Offer, 'status' | 'availableFrom'>;

/**
 * Returns the problems of setting this state and day. `today`: `2026-03-05`. A new offer may get each state that an
 * unavailable one may. A day may be over where it is no new promise: the offer has this state and day already.
 */
export function availabilityProblems(
  before: State | undefined,
  after: State,
  { today }: { readonly today: string },
): OfferProblem[] {
  const from: Availability = before?.status ?? 'unavailable';
  if (!maySetAvailability(from, after.status)) {
    return [{ path: 'status', error: offerErrors.availabilityNotReached }];
  }
  const error = dayError(before, after, today);
  return error ? [{ path: 'availableFrom', error }] : [];
}

function dayError(before: State | undefined, after: State, today: string) {
  const { status, availableFrom } = after;
  const rule = dayRule(status);
  if (availableFrom === undefined) return rule === 'required' ? fieldErrors.required : undefined;
  if (rule === 'none') return offerErrors.dayNotAllowed;
  const isAsBefore = before?.status === status && before.availableFrom === availableFrom;
  if (isAsBefore) return undefined;
  return availableFrom < today ? offerErrors.dayInPast : undefined;
}

/** Returns the rule for the day of a state: it is the same from every state that leads there. */
function dayRule(status: Availability): 'none' | 'optional' | 'required' {
  return { ...availabilityTransitions.archived, ...availabilityTransitions.available }[status];
}
