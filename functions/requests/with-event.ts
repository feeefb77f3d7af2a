import { EVENTS } from '#shared/requests/limits.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';

type ProcessEvent = RequestProcess['events'][number];

/** The process with one more line of what happened. When there is no room, the oldest mark gives way. */
export function withEvent(
  process: RequestProcess,
  what: Pick<ProcessEvent, 'event' | 'by' | 'on'>,
): RequestProcess {
  const { status, step, events } = process;
  const oldestMark = events.findIndex(({ event }) => event === 'mark');
  const kept = events.length < EVENTS ? events : events.toSpliced(Math.max(oldestMark, 0), 1);
  return { ...process, events: [...kept, { ...what, status, step }] };
}
