import type { RequestProcess } from '#shared/requests/request-process.ts';
import { awaitNothing } from './await-step.ts';
import { withEvent } from './with-event.ts';

/** The request as its applicant took it back. */
export function retracted(process: RequestProcess, by: string, now: Date): RequestProcess {
  return ended(process, { status: 'retracted', event: 'retract', by, now });
}

/** The request whose step nobody filled in time. */
export function autoClosed(process: RequestProcess, now: Date): RequestProcess {
  return ended(process, { status: 'closed', event: 'autoClose', by: 'system', now });
}

/** Is the time of the waiting step over? */
export function isDue({ status, stepClosesOn }: RequestProcess, now: Date): boolean {
  return (
    status === 'open' && stepClosesOn !== undefined && Date.parse(stepClosesOn) <= now.getTime()
  );
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
  return withEvent(after, { event, by, on: now.toISOString() });
}
