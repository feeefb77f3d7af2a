import { ApiError } from '#web/kernel/api-error.ts';
import type { Session } from '#web/kernel/session/session.ts';

/** The token of the single sign-on. A sign-in that has ended meanwhile is what the server calls expired. */
export async function signOnProof({ signOnToken }: Pick<Session, 'signOnToken'>): Promise<string> {
  const token = await signOnToken();
  if (token !== null) return token;
  throw new ApiError({ code: 'accounts.expired', message: 'expired (log in again)', status: 401 });
}
