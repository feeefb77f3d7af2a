import { isDeciding } from '#shared/requests/entities/is-deciding.ts';
import type { RequestStep, WhenOver } from '#shared/requests/entities/requestpackage.ts';

/**
 * Returns the act when the time of a step is over. An office's silence ends no application: an advice is passed over,
 * and a deciding office keeps the request, whatever its package says, as the applicant does; so does whoever reports
 * after the decision. Only a step before the decision still closes where an older revision of a package says `close`;
 * an office can reopen such a request (`reopening.ts`).
 */
export function whenOver(
  steps: readonly (Pick<RequestStep, 'outcome' | 'whenOver'> & {
    readonly role?: RequestStep['role'] | undefined;
  })[],
  at: number,
): WhenOver {
  const step = steps[at];
  const decides = steps.findIndex((_, index) => isDeciding(steps, index));
  if (step === undefined || at >= decides) return 'remindAndStay';
  return step.whenOver ?? (step.role === 'AGR' ? 'remindAndStay' : 'passOn');
}
