import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import { DAY_MS, type Day, HOUR_MS } from '#shared/kernel/time.ts';
import { historyAfter, historyAt, isOnline } from './history-after.ts';
import { ACTIVITY_WARNING_DAYS } from './limits.ts';
import type { Offer } from './offer.ts';

/**
 * Days before the end of a confirmation from which on its supplier is told: the first warning and the tasks begin
 * then.
 */
export const ACTIVITY_NOTICE_DAYS = ACTIVITY_WARNING_DAYS[0];

/**
 * Returns the days before the end of a confirmation from which on it ends soon. Where one holds for a few days only, a
 * fresh one does not.
 */
export const noticeDays = (activityPeriodDays: number): number =>
  Math.min(ACTIVITY_NOTICE_DAYS, activityPeriodDays / 2);

/**
 * Returns the last day of a confirmation, whichever country the offer is of: it ends with that day, and no country of
 * `timeZoneOf` is behind UTC, which has the same day at its end.
 */
export const lastDayOf = (activityUntil: string): Day => utcDayOf(new Date(activityUntil));

/** The hour of a day at which a warning is sent: no phone rings by night. */
const MORNING_HOUR = 8;

/** The filter for offers that ask to be confirmed: no search finds archived or rejected offers anyway. */
export const CONFIRMABLE: readonly AttributeFilter[] = [
  { field: 'status', comparison: 'ne', value: 'archived' },
  { field: 'autApproval.status', comparison: 'ne', value: 'rejected' },
];

/** Tells whether an offer asks to be confirmed (`CONFIRMABLE`). */
export function isConfirmable({
  status,
  autApproval,
}: Pick<Offer, 'status' | 'autApproval'>): boolean {
  return status !== 'archived' && autApproval.status !== 'rejected';
}

/** Returns the offer confirmed until an instant: an offer that had lapsed is found again at once. */
export function confirmedOffer(offer: Offer, until: string, now: Date): Offer {
  const confirmed = { ...offer, activityUntil: until, confirmedOn: now.toISOString() };
  const history = historyAfter(historyAt(offer, now), isOnline(confirmed, now), now);
  return { ...confirmed, history };
}

/**
 * Tells whether a warning is to be sent now, for offers the first of which ends at `until`, the end of a day. Each
 * warning has its moment, in the morning of a day; one that lies before the last warning, or within a day after the last
 * sign of activity, is passed over. So every warning is sent once, however often the function is asked, and of several
 * late warnings only one.
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
  const quietUntil = Math.max(
    activityConfirmedOn === undefined ? 0 : Date.parse(activityConfirmedOn) + DAY_MS,
    activityWarnedOn === undefined ? 0 : Date.parse(activityWarnedOn),
  );
  if (until <= now) return false;
  return ACTIVITY_WARNING_DAYS.some((days) => {
    const moment = until.getTime() - days * DAY_MS + MORNING_HOUR * HOUR_MS;
    return moment <= now.getTime() && moment > quietUntil;
  });
}
