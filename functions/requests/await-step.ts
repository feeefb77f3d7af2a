import { HOUR_MS } from '#shared/kernel/time.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { RequestStep } from '#shared/requests/requestpackage.ts';
import { partyOf } from '#shared/requests/standings.ts';

/** The process with the step at this place waiting for its party; its time runs only while the request is open. */
export function awaitStep(
  process: RequestProcess,
  { step, at, now }: { readonly step: RequestStep; readonly at: number; readonly now: Date },
): RequestProcess {
  const closesMs =
    process.status === 'open' && step.autoCloseHours !== undefined
      ? now.getTime() + step.autoCloseHours * HOUR_MS
      : undefined;
  return {
    ...process,
    step: at,
    stepSince: now.toISOString(),
    turn: partyOf(process, step.role),
    stepClosesOn: closesMs === undefined ? undefined : new Date(closesMs).toISOString(),
  };
}

/** The process with no step waiting any more. */
export function awaitNothing(process: RequestProcess): RequestProcess {
  return { ...process, turn: undefined, stepClosesOn: undefined };
}
