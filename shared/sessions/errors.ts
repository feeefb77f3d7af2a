import { defineErrors } from '#shared/kernel/app-error.ts';

/** Specification section 8, Login; `invalid auth` is its own text. */
export const sessionErrors = defineErrors('sessions', {
  invalidAuth: { status: 401, message: 'invalid auth' },
  expiredToken: { status: 401, message: 'The sign-in has expired. Please sign in again.' },
  wrongAudience: { status: 401, message: 'The sign-in was made for another application.' },
});
