import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { RequestStep } from '#shared/requests/requestpackage.ts';
import { whenOver } from '#shared/requests/when-over.ts';
import { awaitStep } from './await-step.ts';
import { autoClosed } from './end-process.ts';
import { withEvent } from './with-event.ts';

/**
 * Returns the request whose waiting step nobody filled in time: passed on to the next party, whose own time begins now,
 * or closed, as the package says.
 */
export function afterTime(
  process: RequestProcess,
  steps: readonly RequestStep[],
  now: Date,
): RequestProcess {
  const at = process.step + 1;
  const step = steps[at];
  if (step === undefined || whenOver(steps, process.step) === 'close') {
    return autoClosed(process, now);
  }
  const passed = awaitStep(process, { step, at, now });
  return withEvent(passed, { event: 'passOn', by: 'system', on: now.toISOString() });
}
