import { AppError } from '#shared/kernel/app-error.ts';
import type { Who } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';

/**
 * Refuses a caller with less rights than the endpoint asks for.
 * @throws AppError `sessions.signInNeeded` to a guest, `kernel.forbidden` to a signed-in caller
 */
export function authorize(least: Who, who: Principal): void {
  if (least === 'all') return;
  if (who.account === null) throw new AppError(sessionErrors.signInNeeded);
  if (least !== 'signedIn' && !hasRole(who, ...least)) throw new AppError(kernelErrors.forbidden);
}
