import type { RequestProcess } from './request-process.ts';
import { REQUEST_STATUSES } from './status.ts';

type ProcessEvent = RequestProcess['events'][number];

/** Returns how a request ended because nobody answered in time; undefined where it did not end so. */
export function lapseEventOf({
  status,
  events,
}: Pick<RequestProcess, 'status' | 'events'>): ProcessEvent | undefined {
  return status === 'closed' ? events.findLast(({ event }) => event === 'autoClose') : undefined;
}

/** The states of a request as people read them: its status, and `lapsed` for one that ended without a decision. */
export const SHOWN_STATUSES = [...REQUEST_STATUSES, 'lapsed'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** Returns how a request is called wherever people read it: a decision that nobody gave in time has lapsed. */
export function shownStatus(process: Pick<RequestProcess, 'status' | 'events'>): ShownStatus {
  return lapseEventOf(process) === undefined ? process.status : 'lapsed';
}

/** Returns the places of the steps that nobody filled in their time: those passed over, and the one that ended all. */
export function lapsedSteps({
  status,
  events,
}: Pick<RequestProcess, 'status' | 'events'>): number[] {
  const passed = events.filter(({ event }) => event === 'passOn').map(({ step }) => step - 1);
  const lapse = lapseEventOf({ status, events });
  return lapse === undefined ? passed : [...passed, lapse.step];
}
