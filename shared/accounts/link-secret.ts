import * as z from 'zod';

/** The secret in a mailed link: 128 random bits, base64url. */
export const LinkSecret = z
  .string()
  .max(22)
  .regex(/^[\w-]{22}$/);

/** The stored digest of a link's secret: SHA-256, hex. */
export const LinkHash = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/);
