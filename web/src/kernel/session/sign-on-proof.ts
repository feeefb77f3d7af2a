import { ApiError, errorCodeOf } from '../api-error.ts';
import { throwSignOnError } from './session-errors.ts';
import type { SessionWorld } from './session-state.ts';

/** The server's refusal of an id token (`shared/sessions/errors.ts`). */
const EXPIRED = 'sessions.expiredToken';

/** Uses the tokens of the single sign-on as proof of who is signed in there. */
export function createSignOnProof(world: Pick<SessionWorld, 'signOn' | 'exclusive'>) {
  const ask = (how: 'token' | 'renew') =>
    world.exclusive(async () => (await world.signOn())[how]()).catch(throwSignOnError);
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
