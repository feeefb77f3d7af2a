import { ApiError, errorCodeOf, unreachableError } from '../api-error.ts';
import type { SessionWorld } from './session-state.ts';

/** The server's refusal of an id token (`shared/sessions/errors.ts`). */
const EXPIRED = 'sessions.expiredToken';

/** Uses the tokens of the single sign-on as proof of who is signed in there. */
export function createSignOnProof(world: Pick<SessionWorld, 'signOn' | 'exclusive'>) {
  const ask = (how: 'token' | 'renew') =>
    world
      .exclusive(async () => (await world.signOn())[how]())
      .catch((error: unknown) => {
        // The sign-on library hands on what `fetch` throws when nothing answers.
        if (error instanceof TypeError) throw unreachableError();
        throw isServiceAway(error) ? awayError(error) : error;
      });
  const proof = async (how: 'token' | 'renew') => {
    const token = await ask(how);
    if (token !== null) return token;
    throw new ApiError({
      code: 'accounts.expired',
      message: 'expired',
      status: 401,
    });
  };
  return {
    token: () => ask('token'),
    with: async <T>(action: (token: string) => Promise<T>): Promise<T> =>
      action(await proof('token')).catch(async (error: unknown) => {
        if (errorCodeOf(error) !== EXPIRED) throw error;
        return action(await proof('renew'));
      }),
  };
}

/**
 * Tells whether the single sign-on is away or busy, and so refuses nobody: its library says that in words alone, except
 * where the answer has an error of OAuth 2.0 (RFC 6749, 4.1.2.1).
 */
function isServiceAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const told = Reflect.get(error, 'error');
  if (told !== undefined) return told === 'server_error' || told === 'temporarily_unavailable';
  return error.name === 'ErrorTimeout' || AWAY.test(error.message);
}

/** The status in brackets, or the page of a gateway in place of JSON. */
const AWAY = /\((?:429|5\d\d)\)|^Invalid response Content-Type/;

const awayError = (cause: unknown): ApiError =>
  new ApiError({ code: 'kernel.unavailable', message: 'sign-on away', status: 503, cause });
