import { dayIn } from '#shared/kernel/day.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { DUE_SOON_DAYS, DUE_THIS_WEEK_DAYS } from '#shared/requests/limits.ts';

/** The states of a term as people read and filter them: past, ending today, soon, within a week, or later. */
export type DueState = {
  readonly state: 'over' | 'today' | 'soon' | 'week' | 'later';
  /** Calendar days in the country until the last day of the term; days since that day, where the term is over. */
  readonly days: number;
};

/** Returns how near the end of a term is at an instant, in days of a time zone. */
export function dueState(closesOn: string, now: Date, timeZone: string): DueState {
  const dayOf = (moment: Date) => Date.parse(dayIn(timeZone, moment));
  const days = Math.round((dayOf(new Date(closesOn)) - dayOf(now)) / DAY_MS);
  if (Date.parse(closesOn) <= now.getTime()) return { state: 'over', days: Math.abs(days) };
  if (days === 0) return { state: 'today', days };
  if (days <= DUE_SOON_DAYS) return { state: 'soon', days };
  return { state: days <= DUE_THIS_WEEK_DAYS ? 'week' : 'later', days };
}
