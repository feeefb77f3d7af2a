import { DAY_MS } from '#shared/kernel/time.ts';
import type { Offer } from './offer.ts';

type Confirmed = Pick<Offer, 'activityUntil' | 'confirmedOn'>;

/**
 * Returns when the supplier last said that the offer is right. An offer saved before that day was kept has only the
 * end of its confirmation, which held for the country's period.
 */
export function confirmedOn(
  { data, updated }: { readonly data: Confirmed; readonly updated: string },
  activityPeriodDays: number,
): string {
  if (data.confirmedOn !== undefined) return data.confirmedOn;
  const begin = Date.parse(data.activityUntil) - activityPeriodDays * DAY_MS;
  // The confirming itself saves the offer: a later day would only come of a period shortened since.
  return new Date(Math.min(begin, Date.parse(updated))).toISOString();
}
