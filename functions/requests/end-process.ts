import type { RequestProcess } from '#shared/requests/request-process.ts';
import { awaitNothing } from './await-step.ts';
import { withEvent } from './with-event.ts';

/** Returns the request as its applicant took it back. */
export function retracted(process: RequestProcess, by: string, now: Date): RequestProcess {
  return ended(process, { status: 'retracted', event: 'retract', by, now });
}

/** Returns the request whose step nobody filled in time, and which ends with that. */
export function autoClosed(process: RequestProcess, now: Date): RequestProcess {
  return ended(process, { status: 'closed', event: 'autoClose', by: 'system', now });
}

function ended(
  process: RequestProcess,
  how: {
    readonly status: 'retracted' | 'closed';
    readonly event: 'retract' | 'autoClose';
    readonly by: string;
    readonly now: Date;
  },
): RequestProcess {
  const { status, event, by, now } = how;
  const after = awaitNothing({ ...process, status });
  return withEvent(after, { event, by, on: now.toISOString(), from: process.status });
}
