import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { historyAfter, historyAt, isOnline } from './history-after.ts';
import { ACTIVITY_WARNING_DAYS } from './limits.ts';
import type { Offer } from './offer.ts';

/** From then on a supplier is told: the first warning and the tasks begin so many days before the end. */
export const ACTIVITY_NOTICE_DAYS = ACTIVITY_WARNING_DAYS[0];

/** Offers that ask to be confirmed: what is archived or rejected is not found anyway. */
export const CONFIRMABLE: readonly AttributeFilter[] = [
  { field: 'status', comparison: 'ne', value: 'archived' },
  { field: 'autApproval.status', comparison: 'ne', value: 'rejected' },
];

/** The same about one offer. */
export function isConfirmable({
  status,
  autApproval,
}: Pick<Offer, 'status' | 'autApproval'>): boolean {
  return status !== 'archived' && autApproval.status !== 'rejected';
}

/** The offer confirmed until then: what had lapsed is found again at once. */
export function confirmedOffer(offer: Offer, until: string, now: Date): Offer {
  const confirmed = { ...offer, activityUntil: until, confirmedOn: now.toISOString() };
  const history = historyAfter(historyAt(offer, now), isOnline(confirmed, now), now);
  return { ...confirmed, history };
}

/**
 * Is a warning to be sent now, for offers the first of which ends at `until`? Each has its moment; one that lies before
 * the last sign of activity or the last warning is passed over. So every warning is sent once, however often, late or
 * at once it is asked, and of several that are late only one.
 */
export function isWarningDue(
  until: Date,
  {
    activityConfirmedOn,
    activityWarnedOn,
  }: {
    readonly activityConfirmedOn?: string | undefined;
    readonly activityWarnedOn?: string | undefined;
  },
  now: Date,
): boolean {
  const known = [activityConfirmedOn, activityWarnedOn].filter((day) => day !== undefined);
  const quietUntil = Math.max(...known.map((day) => Date.parse(day)), Number.NEGATIVE_INFINITY);
  if (until <= now) return false;
  return ACTIVITY_WARNING_DAYS.some((days) => {
    const moment = until.getTime() - days * DAY_MS;
    return moment <= now.getTime() && moment > quietUntil;
  });
}
