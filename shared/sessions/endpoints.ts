import * as z from 'zod';
import { Blocked } from '#shared/accounts/blocked.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { TOKEN_LENGTH } from '#shared/kernel/limits.ts';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { Instant } from '#shared/kernel/time.ts';
import { AccountLine } from './account-line.ts';
import { FACTOR_LOOKUPS, LOGINS } from './limits.ts';
import { SecondFactor } from './second-factor.ts';

export const sessionEndpoints = {
  login: defineEndpoint({
    method: 'POST',
    path: 'auth/domain/login',
    who: 'all',
    summary:
      'Exchanges an id token of the single sign-on for an app token. A choice of account that is not possible is retried without; a user without an account gets null, and may register. Where an account may be used with a second factor only, a user without one is refused, or acts through another account when none was chosen.',
    input: z.strictObject({
      token: z.string().min(1).max(TOKEN_LENGTH),
      /**
       * The account that the client wants. Its form is not checked: a choice that a client kept too long must not
       * keep its user out.
       */
      useAccount: z.string().max(64).optional(),
    }),
    output: z.object({
      jwt: z.string().nullable(),
      expires: Instant.nullable(),
      /** The account of the app token, as its own user sees it. */
      account: Entity.extend({ blocked: Blocked.optional() }).nullable(),
      accounts: z.array(AccountLine).max(PAGE_LIMIT),
    }),
    limit: LOGINS,
  }),
  getSecondFactor: defineEndpoint({
    method: 'POST',
    path: 'auth/domain/secondfactor',
    who: 'all',
    summary:
      'Says whether the person of an id token gives a code besides the password to sign in, whether this sign-in is from after that was so, and whether any account of this person needs it.',
    input: z.strictObject({ token: z.string().min(1).max(TOKEN_LENGTH) }),
    output: z.object({ secondFactor: SecondFactor, isUsed: z.boolean(), isNeeded: z.boolean() }),
    limit: FACTOR_LOOKUPS,
  }),
  listAccounts: defineEndpoint({
    method: 'GET',
    path: 'auth/domain/listaccounts',
    who: 'signedIn',
    summary: 'All accounts of the signed-in user, deactivated ones included.',
    input: z.strictObject({}),
    output: z.array(AccountLine).max(PAGE_LIMIT),
  }),
  getAccount: defineEndpoint({
    method: 'GET',
    path: 'auth/account/getaccount',
    who: 'signedIn',
    summary: 'The account that the caller acts through.',
    input: z.strictObject({}),
    output: Entity.extend({
      /** Tells whether the supplier accepted other terms of service than the present ones; it is asked again. */
      tosOutdated: z.boolean(),
      /** Tells whether mails to the address of the account do not arrive, as far as is known now. */
      mailsRejected: z.boolean(),
      blocked: Blocked.optional(),
    }),
  }),
};
