/** Keys of the single sign-on's tokens; that there is one says that somebody may be signed in. */
export const SIGN_ON_PREFIX = 'sso.';
