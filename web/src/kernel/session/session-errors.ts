import { ApiError, errorCodeOf } from '../api-error.ts';

/** The server's refusal of a person without a second factor (`shared/sessions/errors.ts`). */
export const SECOND_FACTOR_NEEDED = 'sessions.secondFactorNeeded';

export const isFactorMissing = (error: unknown) => errorCodeOf(error) === SECOND_FACTOR_NEEDED;

export const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;
