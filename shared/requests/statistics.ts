import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';

/** A calendar month, `2026-03`, in the country of the requests. */
export const Month = z
  .string()
  .max('2026-03'.length)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/);
export type Month = z.infer<typeof Month>;

/** Returns the number of months from one to another, both included. */
export function monthsBetween(from: Month, to: Month): number {
  const monthsOf = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return monthsOf(to) - monthsOf(from) + 1;
}

/**
 * The numbers that are counted of requests. Asked: sent in the month. The others: decided in the month; of an
 * accepted request with fewer animals the rest is refused, and what is waived or revoked later stays granted. Lapsed:
 * in the month nobody answered in time, so that the request ended without a decision.
 */
const REQUEST_COUNTS = [
  'requestsAsked',
  'animalsAsked',
  'requestsGranted',
  'animalsGranted',
  'requestsRefused',
  'animalsRefused',
  'requestsLapsed',
  'animalsLapsed',
] as const;
export type RequestCount = (typeof REQUEST_COUNTS)[number];

/** The counts of a row where nothing was counted yet. */
export const NOTHING_COUNTED: Readonly<Record<RequestCount, number>> = {
  requestsAsked: 0,
  animalsAsked: 0,
  requestsGranted: 0,
  animalsGranted: 0,
  requestsRefused: 0,
  animalsRefused: 0,
  requestsLapsed: 0,
  animalsLapsed: 0,
};

const count = z.int().min(0);

/** The counts of one kind of cases of one region and month. An absent property was not said. */
export const StatisticRow = z.strictObject({
  region: Ref,
  month: Month,
  animalkind: Ref,
  offergroup: Ref.optional(),
  /** Id of an option of the form field `purpose`. */
  purpose: z.string().optional(),
  reason: z.string().optional(),
  requestsAsked: count,
  animalsAsked: count,
  requestsGranted: count,
  animalsGranted: count,
  requestsRefused: count,
  animalsRefused: count,
  requestsLapsed: count,
  animalsLapsed: count,
});
export type StatisticRow = z.infer<typeof StatisticRow>;

/** The number of decisions of a month that took so many days. */
export const DecisionDays = z.strictObject({
  region: Ref,
  month: Month,
  days: count,
  decisions: count,
});
export type DecisionDays = z.infer<typeof DecisionDays>;

/** Returns the median of days, each with how often it occurred; of an even number the lower of the middle two. */
export function medianDays(
  waits: readonly { readonly days: number; readonly decisions: number }[],
): number | undefined {
  const total = waits.reduce((sum, { decisions }) => sum + decisions, 0);
  let seen = 0;
  for (const { days, decisions } of waits.toSorted((a, b) => a.days - b.days)) {
    seen += decisions;
    if (decisions > 0 && seen * 2 >= total) return days;
  }
  return undefined;
}
