import { AppError } from '#shared/kernel/app-error.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';

/**
 * Returns user and account of a caller who must have them, for endpoints of signed-in callers.
 * @throws AppError `sessions.signInNeeded` for a guest
 */
export function signedIn({ user, account }: Principal): { user: string; account: string } {
  if (user === null || account === null) throw new AppError(sessionErrors.signInNeeded);
  return { user, account };
}
