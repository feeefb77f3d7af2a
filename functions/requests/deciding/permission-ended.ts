import { type Act, withEvent } from '#functions/requests/process/transitions.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Day } from '#shared/kernel/time.ts';
import type { PermissionEnd, RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { animalsLeft, animalsReturned } from '#shared/requests/law/purchases.ts';

/**
 * Returns the granted request whose applicant renounces the rest of the permission: the decision stands, and earlier
 * purchases may still be reported.
 * @throws AppError `requests.permissionEnded`; `requests.transitionNotAllowed` where all is bought, or nothing more may
 * be bought today
 */
export function waived(
  process: RequestProcess,
  { by, now, today }: Act & { readonly today: Day },
): RequestProcess {
  const after = permissionEnded(process, { how: 'waived', by, now });
  if (animalsLeft(process) === 0 || animalsReturned(process, today) !== undefined)
    throw new AppError(requestErrors.transitionNotAllowed);
  return withEvent(after, { event: 'waive', by, on: now.toISOString() });
}

/**
 * Returns the granted request whose permission its office took back: the decision stands, and earlier purchases are
 * still to be reported, until the last day for a permission that ends now.
 * @throws AppError `requests.permissionEnded`
 */
export function revoked(
  process: RequestProcess,
  {
    reason,
    by,
    now,
    reportDueOn,
  }: Act & { readonly reason: string } & Pick<RequestProcess, 'reportDueOn'>,
): RequestProcess {
  const [dueOn] = [process.reportDueOn, reportDueOn].filter((day) => day !== undefined).toSorted();
  const ended = permissionEnded(process, { how: 'revoked', by, now });
  const after = { ...ended, reportDueOn: dueOn };
  return withEvent(after, { event: 'revoke', by, on: now.toISOString(), reason });
}

function permissionEnded(
  process: RequestProcess,
  { how, by, now }: Act & Pick<PermissionEnd, 'how'>,
): RequestProcess {
  if (process.permissionEnd !== undefined) throw new AppError(requestErrors.permissionEnded);
  const { animalsGranted = 0, animalsBought = 0 } = process.decision ?? {};
  const animals = Math.max(0, animalsGranted - animalsBought);
  return { ...process, permissionEnd: { how, by, on: now.toISOString(), animals } };
}
