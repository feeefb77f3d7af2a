import { ApiError, errorCodeOf } from '../api-error.ts';

/** The server's refusals of a sign-in without second factor (`shared/sessions/errors.ts`). */
const WITHOUT_FACTOR = ['sessions.secondFactorNeeded', 'sessions.secondFactorUnused'];

export const isFactorMissing = (error: unknown) => WITHOUT_FACTOR.includes(errorCodeOf(error));

export const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;
