import { defineErrors } from '#shared/kernel/app-error.ts';

/** Errors of signing in (specification section 8, Login); `invalid auth` is the specification's own text. */
export const sessionErrors = defineErrors('sessions', {
  /** No token came with a call that is not for everybody. */
  signInNeeded: { status: 401, message: 'Please sign in first.' },
  invalidAuth: { status: 401, message: 'invalid auth' },
  expiredToken: { status: 401, message: 'The sign-in has expired. Please sign in again.' },
  /** The account may be used with a second factor only, and its person has none. */
  secondFactorNeeded: {
    status: 403,
    message: 'This account may be used with a second factor only. Please switch it on first.',
  },
  /** The person has a second factor, and signed in before it was on. */
  secondFactorUnused: {
    status: 403,
    message: 'This sign-in is from before the second factor. Please sign in again, with it.',
  },
  wrongAudience: { status: 401, message: 'The sign-in was made for another application.' },
});
