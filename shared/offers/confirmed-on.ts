import { DAY_MS } from '#shared/kernel/time.ts';
import type { Offer } from './offer.ts';

type Confirmed = Pick<Offer, 'activityUntil' | 'confirmedOn'>;

/**
 * Returns when its supplier last said that the offer is right. Offers saved before that day was kept have only the end
 * of the confirmation: it held for the country's period.
 */
export function confirmedOn(
  { data, updated }: { readonly data: Confirmed; readonly updated: string },
  activityPeriodDays: number,
): string {
  if (data.confirmedOn !== undefined) return data.confirmedOn;
  const begin = Date.parse(data.activityUntil) - activityPeriodDays * DAY_MS;
  // Confirming saves the offer: a later day would only come of a period shortened since.
  return new Date(Math.min(begin, Date.parse(updated))).toISOString();
}
