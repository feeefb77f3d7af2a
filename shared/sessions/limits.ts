/** The limit of looks at the login data, a page that people open now and then. */
export const FACTOR_LOOKUPS = { per: 'address', count: 30, seconds: 300 } as const;

/**
 * The limit of logins: a page signs in when it opens and every 15 minutes; a whole office may sit behind one address.
 */
export const LOGINS = { per: 'address', count: 600, seconds: 300 } as const;
