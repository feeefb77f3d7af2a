/** Asked for on the page of the login data, of which people open one now and then. */
export const FACTOR_LOOKUPS = { per: 'address', count: 30, seconds: 300 } as const;

/** A page signs in when it opens and every 15 minutes; a whole office may sit behind one address. */
export const LOGINS = { per: 'address', count: 600, seconds: 300 } as const;
