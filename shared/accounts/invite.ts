import * as z from 'zod';
import { Email } from '#shared/kernel/email.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { LinkHash, LinkSecret } from './link-secret.ts';
import { SsoUser } from './sso-user.ts';

/** An invitation to use an account, as it is stored: single use, and without the secret that its link carries. */
export const Invite = z.strictObject({
  id: Ref,
  hash: LinkHash,
  createdOn: Instant,
  /** Account that invites: an administrator's, the account itself, or that of its control body. */
  createdBy: Ref,
  /** The user of the account who invites. */
  user: SsoUser.optional(),
  /** The person who invites to another account through an administrator's. */
  administrator: SsoUser.optional(),
  /** The administrator who sent it again last, and so has its link. */
  resentBy: z.strictObject({ account: Ref, user: SsoUser }).optional(),
  /** The address that the invitation was mailed to; absent: the addresses of the account. */
  email: Email.optional(),
  expires: Instant,
  usedOn: Instant.optional(),
});
export type Invite = z.infer<typeof Invite>;

/** The secret in the link of an invitation. */
export const InviteId = LinkSecret;

/** An invitation as the administrator gets it who made it or sent it again. */
export const InviteMade = z.object({
  inviteId: InviteId,
  /** Tells whether a mail with the link can reach somebody. */
  isMailed: z.boolean(),
});
export type InviteMade = z.infer<typeof InviteMade>;
