import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { REQUEST_STATUSES } from '#shared/requests/entities/status.ts';

type ProcessEvent = RequestProcess['events'][number];

/** Returns the event by which a request lapsed; undefined where it did not end because nobody answered in time. */
export function lapseEventOf({
  status,
  events,
}: Pick<RequestProcess, 'status' | 'events'>): ProcessEvent | undefined {
  if (status !== 'closed') return undefined;
  const last = events.findLast(({ event }) => event !== 'mark');
  return last?.event === 'autoClose' ? last : undefined;
}

/**
 * The states of a request as people read them: its status; `lapsed` for one that ended without a decision; `waived` and
 * `revoked` for a granted one whose permission ended before it was used up.
 */
export const SHOWN_STATUSES = [...REQUEST_STATUSES, 'lapsed', 'waived', 'revoked'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Returns the status by which people know a request: a decision that nobody gave in time has lapsed. */
export function shownStatus(
  process: Pick<RequestProcess, 'status' | 'events' | 'permissionEnd'>,
): ShownStatus {
  if (process.permissionEnd !== undefined) return process.permissionEnd.how;
  return lapseEventOf(process) === undefined ? process.status : 'lapsed';
}

/**
 * Returns the places of the steps that nobody filled in their time: those passed over, and the step whose lapse ended
 * the request.
 */
export function lapsedSteps({
  status,
  events,
}: Pick<RequestProcess, 'status' | 'events'>): number[] {
  const passed = events.filter(({ event }) => event === 'passOn').map(({ step }) => step - 1);
  const lapse = lapseEventOf({ status, events });
  return lapse === undefined ? passed : [...passed, lapse.step];
}
