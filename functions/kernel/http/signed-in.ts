import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import type { Principal } from '#shared/kernel/principal.ts';

/**
 * User and account of a caller who must have them, for endpoints of signed-in callers.
 * @throws AppError `kernel.forbidden` for a guest
 */
export function signedIn({ user, account }: Principal): { user: string; account: string } {
  if (user === null || account === null) throw new AppError(kernelErrors.forbidden);
  return { user, account };
}
