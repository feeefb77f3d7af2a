import { AppError } from '#shared/kernel/app-error.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { PermissionEnd, RequestProcess } from '#shared/requests/request-process.ts';
import { nothingWaiting } from './step-waiting.ts';
import { type Act, withEvent } from './transitions.ts';

/**
 * Returns the granted request whose applicant renounces the rest of the permission: the decision stands, no step
 * waits any more.
 * @throws AppError `requests.permissionEnded`
 */
export function waived(process: RequestProcess, by: string, now: Date): RequestProcess {
  const after = nothingWaiting(permissionEnded(process, { how: 'waived', by, now }));
  return withEvent(after, { event: 'waive', by, on: now.toISOString() });
}

/**
 * Returns the granted request whose permission its office took back: the decision stands, and earlier purchases are
 * still to be reported.
 * @throws AppError `requests.permissionEnded`
 */
export function revoked(
  process: RequestProcess,
  { reason, by, now }: Act & { readonly reason: string },
): RequestProcess {
  const after = permissionEnded(process, { how: 'revoked', by, now });
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
