import { isDeciding } from '#shared/requests/entities/is-deciding.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { RequestEvent, RequestStatus } from '#shared/requests/entities/status.ts';

/**
 * Returns the event of filling a step. The step with an outcome decides; where no step has one, the last does and
 * closes (`shared/README.md`). Before sending, the first step is the application itself.
 */
export function fillEvent(
  status: RequestStatus,
  steps: readonly Pick<RequestStep, 'outcome'>[],
  at: number,
): RequestEvent {
  if (status === 'new') return 'send';
  return status === 'open' && isDeciding(steps, at) ? 'decide' : 'fillStep';
}
