import * as z from 'zod';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';

/** An invitation to use an account, as it is stored: single use, and without the secret that its link carries. */
export const Invite = z.strictObject({
  id: Ref,
  /** SHA-256 of the secret, hex. */
  hash: z
    .string()
    .max(64)
    .regex(/^[0-9a-f]{64}$/),
  createdOn: Instant,
  /** Account of the administrator. */
  createdBy: Ref,
  expires: Instant,
  usedOn: Instant.optional(),
});
export type Invite = z.infer<typeof Invite>;

/** What the link of an invitation carries: 128 random bits, base64url. */
export const InviteId = z
  .string()
  .max(22)
  .regex(/^[\w-]{22}$/);
