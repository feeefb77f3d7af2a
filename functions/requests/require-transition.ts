import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';
import { standingsOf } from '#shared/requests/standings.ts';
import { mayTrigger, type RequestEvent, requestTransitions } from '#shared/requests/status.ts';

/** @throws AppError `requests.transitionNotAllowed` in this status, `requests.notYours` for this caller */
export function requireTransition(
  who: Pick<Principal, 'account'>,
  process: RequestProcess,
  event: RequestEvent,
): void {
  const { status } = process;
  if (requestTransitions[status][event] === undefined) {
    const error = requestErrors.transitionNotAllowed;
    throw new AppError(error, { details: [fieldDetail('status', error, { status, event })] });
  }
  if (!mayTrigger(status, event, standingsOf(process, who))) {
    throw new AppError(requestErrors.notYours);
  }
}
