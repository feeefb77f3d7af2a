import * as z from 'zod';
import { Email } from '#shared/kernel/email.ts';
import { Instant } from '#shared/kernel/time.ts';
import { PERSON_NAME_LENGTH } from './limits.ts';
import { LinkHash } from './link-secret.ts';
import { SsoUser } from './sso-user.ts';

/**
 * The ways in which somebody comes to use an account: `claim` is by the three facts of a farm, `code` with a mailed
 * code besides.
 */
const JOINING_WAYS = ['registration', 'claim', 'code', 'invitation'] as const;

/**
 * The time and the way in which a user came to an account, and the facts that the single sign-on told of the person
 * then.
 */
export const Joining = z.strictObject({
  user: SsoUser,
  on: Instant,
  way: z.enum(JOINING_WAYS),
  name: z.string().min(1).max(PERSON_NAME_LENGTH).optional(),
  /** The person's address, if the single sign-on has verified it. */
  email: Email.optional(),
  /** The time at which the user left; what the person did for the office is told with the name. */
  leftOn: Instant.optional(),
  /** The user of the account who had invited this person. */
  invitedBy: SsoUser.optional(),
  /**
   * The link "that was not me" of the mails about the joining: single use, and without the secret that the link
   * carries.
   */
  objection: z
    .strictObject({
      hash: LinkHash,
      expires: Instant,
      /** The revision of the account to which an objection leads back: the last one without the joining. */
      rev: z.int().min(1).optional(),
    })
    .optional(),
});
export type Joining = z.infer<typeof Joining>;
