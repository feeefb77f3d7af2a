import { DAY_MS } from '#shared/kernel/time.ts';
import type { Offer } from './offer.ts';

/** When its supplier last said that the offer is right: a confirmation holds for the country's period from then. */
export function confirmedOn(
  { data, updated }: { readonly data: Pick<Offer, 'activityUntil'>; readonly updated: string },
  activityPeriodDays: number,
): string {
  const begin = Date.parse(data.activityUntil) - activityPeriodDays * DAY_MS;
  // Confirming saves the offer: a later day would only come of a period shortened since.
  return new Date(Math.min(begin, Date.parse(updated))).toISOString();
}
