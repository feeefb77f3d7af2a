import { waitingWithoutTime } from '#functions/requests/process/step-waiting.ts';
import { type Act, withEvent } from '#functions/requests/process/transitions.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { lapseEventOf } from '#shared/requests/process/lapsed.ts';
import { mayReopen } from '#shared/requests/process/reopening.ts';

/**
 * Returns the lapsed request as an open one: the step that nobody filled in time waits once more, without an end.
 * @throws AppError `requests.notReopenable`
 */
export function reopened(
  process: RequestProcess,
  {
    steps,
    reason,
    by,
    now,
  }: Act & { readonly reason: string; readonly steps: readonly RequestStep[] },
): RequestProcess {
  const lapse = lapseEventOf(process);
  if (lapse === undefined || !mayReopen(process, now))
    throw new AppError(requestErrors.notReopenable);
  const open = { ...process, status: 'open', step: lapse.step } as const;
  const after = waitingWithoutTime(open, steps, now);
  const line = { event: 'reopen', by, on: now.toISOString(), from: process.status } as const;
  return withEvent(after, { ...line, reason });
}
