import * as z from 'zod';
import { Email } from '#shared/kernel/email.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { AccountRole } from '#shared/kernel/role.ts';
import { HOUR_MS, Instant, SECOND_MS } from '#shared/kernel/time.ts';
import {
  INVITE_READS_AN_HOUR,
  INVITES,
  JOININGS,
  SSO_USERS,
  USER_INVITES,
  USER_READS,
  USER_REMOVALS,
} from './limits.ts';
import { LinkSecret } from './link-secret.ts';
import { ManyCustomers, ManyResult } from './many-customers.ts';
import { registrationLimit } from './registration-limit.ts';
import { SsoUser } from './sso-user.ts';

/** Says that the name of somebody who has left an office is to go, not the access of one of its users. */
const former = z.boolean().default(false);

/** Calls about the users of an account: reading, inviting, removing and leaving. */
export const accessEndpoints = {
  getObjection: defineEndpoint({
    method: 'POST',
    path: 'auth/domain/getobjection',
    who: 'all',
    limit: { per: 'address', count: INVITE_READS_AN_HOUR, seconds: HOUR_MS / SECOND_MS },
    summary:
      'What the link "that was not me" of a mail is about: who came to use which account, when and how. Changes nothing.',
    input: z.strictObject({ objectionId: LinkSecret }),
    output: z.strictObject({
      /** Name of the account. */
      account: z.string(),
      role: AccountRole,
      person: z.strictObject({ name: z.string().nullable(), email: z.string().nullable() }),
      on: Instant,
      expires: Instant,
    }),
  }),
  objectToUser: defineEndpoint({
    method: 'POST',
    path: 'auth/domain/object',
    who: 'all',
    limit: registrationLimit,
    summary:
      'Says "that was not me": takes the account at once from who joined and from whom that person invited, and puts back what the farm said of itself before. Nobody claims the farm until its control body has invited somebody. Control body, remaining users and administrators are told, with the offers and requests since then. Single use.',
    input: z.strictObject({ objectionId: LinkSecret }),
    output: z.strictObject({}),
  }),
  getUsers: defineEndpoint({
    method: 'GET',
    path: 'auth/account/getusers',
    who: 'signedIn',
    limit: USER_READS,
    summary:
      'Who uses the own account, and who is invited to. A control body reads of a customer how many use the account, and which of its own invitations wait.',
    input: z.strictObject({ account: Ref }),
    output: z.strictObject({
      maxUsers: z.int(),
      /** The number of users of the account. */
      used: z.int(),
      /** The users, the newest last; none of a customer's. */
      users: z
        .array(
          z.strictObject({
            user: SsoUser,
            /** The name that the single sign-on told when the user joined; null when it told none. */
            name: z.string().nullable(),
            email: z.string().nullable(),
            joinedOn: Instant.nullable(),
            isYou: z.boolean(),
          }),
        )
        .max(SSO_USERS),
      /** The people who left an office, the newest first; their names stand beside what they did. */
      former: z
        .array(z.strictObject({ user: SsoUser, name: z.string(), leftOn: Instant }))
        .max(JOININGS),
      /** The invitations that nobody has used yet, the newest first. */
      invites: z
        .array(
          z.strictObject({
            id: Ref,
            /** The address of the invitation; null: it was mailed to the addresses of the account. */
            email: z.string().nullable(),
            createdOn: Instant,
            expires: Instant,
          }),
        )
        .max(INVITES),
    }),
  }),
  inviteUser: defineEndpoint({
    method: 'POST',
    path: 'auth/account/inviteuser',
    who: 'signedIn',
    limit: USER_INVITES,
    summary:
      'Mails somebody an invitation to use the own account, or as a control body that of a customer, as long as there is a place. Who invites does not learn the link.',
    input: z.strictObject({ account: Ref, email: Email }),
    output: z.strictObject({}),
  }),
  inviteCustomers: defineEndpoint({
    method: 'POST',
    path: 'auth/account/invitecustomers',
    who: ['INS'],
    limit: USER_INVITES,
    summary:
      'Mails customers of the calling control body an invitation to their accounts, each to its own address, as far as nobody uses the account and no invitation waits.',
    input: z.strictObject({ accounts: ManyCustomers }),
    output: ManyResult,
  }),
  resendUserInvite: defineEndpoint({
    method: 'POST',
    path: 'auth/account/resenduserinvite',
    who: 'signedIn',
    limit: USER_INVITES,
    summary:
      'Mails an unused invitation to the own account again, with a new link and a new term; the old link ends. A control body does so with those that it sent.',
    input: z.strictObject({ account: Ref, invite: Ref }),
    output: z.strictObject({}),
  }),
  revokeUserInvite: defineEndpoint({
    method: 'POST',
    path: 'auth/account/revokeuserinvite',
    who: 'signedIn',
    limit: USER_REMOVALS,
    summary:
      'Takes an unused invitation to the own account back. A control body does so with those that it sent.',
    input: z.strictObject({ account: Ref, invite: Ref }),
    output: z.strictObject({}),
  }),
  removeUser: defineEndpoint({
    method: 'POST',
    path: 'auth/account/removeuser',
    who: 'signedIn',
    limit: USER_REMOVALS,
    summary:
      'Takes the own account from another of its users, who is out at once. Of a `former` user of an office, it removes the name.',
    input: z.strictObject({ account: Ref, user: SsoUser, former }),
    output: z.strictObject({}),
  }),
  unregister: defineEndpoint({
    method: 'POST',
    path: 'auth/account/unregisterwithaccount',
    who: 'signedIn',
    limit: USER_REMOVALS,
    summary:
      'The user leaves the account that it acts through; the account stays. The last one must say that it knows.',
    input: z.strictObject({ evenLast: z.boolean().default(false) }),
    output: z.strictObject({}),
  }),
  unlinkAccount: defineEndpoint({
    method: 'POST',
    path: 'auth/accountmanage/unlinkaccount',
    who: 'signedIn',
    limit: USER_REMOVALS,
    summary:
      'Takes an account from a user: an administrator from anybody, a user from itself. The last one must say that it knows.',
    input: z.strictObject({
      account: Ref,
      ssoUser: SsoUser,
      evenLast: z.boolean().default(false),
      former,
    }),
    output: z.strictObject({}),
  }),
};
