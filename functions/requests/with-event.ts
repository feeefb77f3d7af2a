import { EVENTS } from '#shared/requests/limits.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import {
  type RequestEvent,
  type RequestStatus,
  requestTransitions,
} from '#shared/requests/status.ts';

type ProcessEvent = RequestProcess['events'][number];

/**
 * Returns the process with one more line of what happened. When there is no room, the oldest mark gives way.
 * @throws Error when the table of transitions does not lead from the status before to that of the process
 */
export function withEvent(
  process: RequestProcess,
  {
    from = process.status,
    ...what
  }: Pick<ProcessEvent, 'event' | 'by' | 'on'> & {
    /** The status before; the same where an event leaves it. */
    readonly from?: RequestStatus;
  },
): RequestProcess {
  const { status, step, events } = process;
  if (what.event !== 'init') requireWay(what.event, from, status);
  const oldestMark = events.findIndex(({ event }) => event === 'mark');
  const kept = events.length < EVENTS ? events : events.toSpliced(Math.max(oldestMark, 0), 1);
  return { ...process, events: [...kept, { ...what, status, step }] };
}

function requireWay(event: RequestEvent, from: RequestStatus, to: RequestStatus): void {
  if (requestTransitions[from][event]?.to.includes(to)) return;
  throw new Error(`The event ${event} does not lead from ${from} to ${to}.`);
}
