import { isDeciding } from './is-deciding.ts';
import type { RequestStep, WhenOver } from './requestpackage.ts';

/**
 * Returns what the package says of the step. Where it says nothing, also in revisions that were made before a package
 * could say it: the deciding step and the applicant's own close the request, every other passes it on, because an
 * office's silence must not end a farmer's application before anybody has decided it.
 */
export function whenOver(
  steps: readonly Pick<RequestStep, 'role' | 'outcome' | 'whenOver'>[],
  at: number,
): WhenOver {
  const step = steps[at];
  if (step?.whenOver === 'remindAndStay') return 'remindAndStay';
  if (step === undefined || isDeciding(steps, at)) return 'close';
  return step.whenOver ?? (step.role === 'AGR' ? 'close' : 'passOn');
}
