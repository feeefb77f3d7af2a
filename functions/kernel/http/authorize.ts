import { AppError } from '#shared/kernel/app-error.ts';
import type { Who } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';

/** @throws AppError `kernel.forbidden` when the caller is less than the endpoint asks for */
export function authorize(least: Who, who: Principal): void {
  if (!isEnough(least, who)) throw new AppError(kernelErrors.forbidden);
}

function isEnough(least: Who, who: Principal): boolean {
  if (least === 'all') return true;
  return least === 'signedIn' ? who.account !== null : hasRole(who, ...least);
}
