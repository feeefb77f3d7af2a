import * as z from 'zod';
import { Email } from '#shared/kernel/address.ts';
import { Instant } from '#shared/kernel/time.ts';
import { PERSON_NAME_LENGTH } from './limits.ts';
import { LinkHash } from './link-secret.ts';
import { SsoUser } from './sso-user.ts';

/** How somebody comes to use an account: `claim` is by the three facts of a farm, `code` with a mailed code besides. */
const JOINING_WAYS = ['registration', 'claim', 'code', 'invitation'] as const;

/** When and how a user came to an account, and what the single sign-on told of the person then. */
export const Joining = z.strictObject({
  user: SsoUser,
  on: Instant,
  way: z.enum(JOINING_WAYS),
  name: z.string().min(1).max(PERSON_NAME_LENGTH).optional(),
  /** Only an address that the single sign-on has verified. */
  email: Email.optional(),
  /** The user of the account who had invited this one. */
  invitedBy: SsoUser.optional(),
  /** The link "that was not me" of the mails about it: single use, and without the secret that it carries. */
  objection: z.strictObject({ hash: LinkHash, expires: Instant }).optional(),
});
export type Joining = z.infer<typeof Joining>;
