/** A page signs in when it opens and every 15 minutes; a whole office may sit behind one address. */
export const LOGINS = { per: 'address', count: 600, seconds: 300 } as const;
