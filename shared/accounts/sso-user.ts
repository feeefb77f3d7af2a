import * as z from 'zod';

/** Subject at the single sign-on. */
export const SsoUser = z.string().min(1).max(200);
