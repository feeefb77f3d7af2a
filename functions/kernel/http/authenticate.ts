import { AppError } from '#shared/kernel/app-error.ts';
import { TOKEN_LENGTH } from '#shared/kernel/limits.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';
import type { World } from '../context.ts';
import { readPrincipal } from './principal-of.ts';

/** The scheme and a token. */
const AUTHORIZATION_LENGTH = TOKEN_LENGTH + 'Bearer '.length;
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Returns the calling principal, GUEST without the header. The account is read each time (at most
 * `ENTITY_CACHE_SECONDS` old), so that a deactivated or unlinked user is out at once, whatever the token says.
 * @throws AppError `sessions.invalidAuth` for any token that is present but not good
 */
export async function authenticate(
  authorization: string | undefined,
  { tokens, store }: Pick<World, 'tokens' | 'store'>,
): Promise<Principal> {
  if (authorization === undefined) return GUEST;
  if (authorization.length > AUTHORIZATION_LENGTH) throw new AppError(sessionErrors.invalidAuth);
  const jwt = BEARER.exec(authorization)?.[1];
  if (jwt === undefined) throw new AppError(sessionErrors.invalidAuth);
  const claims = await tokens.verify(jwt);
  const principal = await readPrincipal(claims, { store });
  if (principal === undefined) throw new AppError(sessionErrors.invalidAuth);
  return principal;
}
