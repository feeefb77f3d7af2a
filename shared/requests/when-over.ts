import { isDeciding } from './is-deciding.ts';
import type { RequestStep, WhenOver } from './requestpackage.ts';

/**
 * Returns the act when the time of a step is over. An office's silence ends no application: an advice is passed over,
 * and a deciding office keeps the request, as the applicant does. Only an older revision of a package that says
 * `close` still closes; an office can reopen such a request (`reopening.ts`).
 */
export function whenOver(
  steps: readonly (Pick<RequestStep, 'outcome' | 'whenOver'> & {
    readonly role: RequestStep['role'] | undefined;
  })[],
  at: number,
): WhenOver {
  const step = steps[at];
  if (step?.whenOver === 'close') return 'close';
  if (step === undefined || isDeciding(steps, at)) return 'remindAndStay';
  return step.whenOver ?? (step.role === 'AGR' ? 'remindAndStay' : 'passOn');
}
