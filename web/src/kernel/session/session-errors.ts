import { ApiError, errorCodeOf } from '../api-error.ts';

/** The server's refusals of a sign-in without second factor (`shared/sessions/errors.ts`). */
const WITHOUT_FACTOR = ['sessions.secondFactorNeeded', 'sessions.secondFactorUnused'];

export const isFactorMissing = (error: unknown) => WITHOUT_FACTOR.includes(errorCodeOf(error));

/** Returns the failure of a call or a choice for an account that the person does not use any more. */
export const notUsableError = () =>
  new ApiError({ code: 'client.accountNotUsable', message: 'not usable', status: 0 });

export const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;
