import { ApiError, errorCodeOf, unreachableError } from '../api-error.ts';

/** The server's refusals of a sign-in without second factor (`shared/sessions/errors.ts`). */
const WITHOUT_FACTOR = ['sessions.secondFactorNeeded', 'sessions.secondFactorUnused'];

export const isFactorMissing = (error: unknown) => WITHOUT_FACTOR.includes(errorCodeOf(error));

/** Returns the failure of a call or a choice for an account that the person does not use any more. */
export const notUsableError = () =>
  new ApiError({ code: 'client.accountNotUsable', message: 'not usable', status: 0 });

/** Throws the failure of the single sign-on: its library hands on what `fetch` throws when nothing answers. */
export const throwSignOnError = (error: unknown): never => {
  if (error instanceof TypeError) throw unreachableError(error);
  throw isServiceAway(error) ? awayError(error) : error;
};

export const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;

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
