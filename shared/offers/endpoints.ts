import * as z from 'zod';
import { LinkSecret } from '#shared/accounts/link-secret.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Entity } from '#shared/kernel/entity.ts';
import { PinnedRef, Ref } from '#shared/kernel/ref.ts';
import { Instant } from '#shared/kernel/time.ts';
import { DECISIONS } from './approval.ts';
import { APPROVAL_REASON_LENGTH, OFFERS_A_DECISION, OFFERS_CONFIRMED_AT_ONCE } from './limits.ts';

const Decide = z
  .strictObject({
    offers: z
      .array(PinnedRef)
      .min(1)
      .max(OFFERS_A_DECISION)
      .refine((offers) => new Set(offers.map(({ id }) => id)).size === offers.length, {
        message: 'each offer at most once',
      }),
    decision: z.enum(DECISIONS),
    /** The reason of a rejection; the supplier reads it. */
    reason: z.string().min(1).max(APPROVAL_REASON_LENGTH).optional(),
  })
  .refine(({ decision, reason }) => decision !== 'reject' || reason !== undefined, {
    path: ['reason'],
    message: 'required',
  });

export const offerEndpoints = {
  decide: defineEndpoint({
    method: 'POST',
    path: 'livestock/offer/decide',
    who: ['AUT'],
    summary:
      'The authority accepts or rejects offers of its regions, all of them or none; each supplier is mailed. A newer revision of one of them is 409 and names it.',
    input: Decide,
    output: z.object({ offers: z.array(Entity).max(OFFERS_A_DECISION) }),
  }),
  confirmActivity: defineEndpoint({
    method: 'POST',
    path: 'livestock/offer/confirmactivity',
    who: ['SUP'],
    summary:
      'The supplier says that its offers in a country are still right, all of them or those named; what had lapsed is found again at once. Very many are confirmed within minutes.',
    input: z.strictObject({
      country: Ref,
      /** Ids of the offers to confirm; all that can be confirmed where none are named. */
      offers: z
        .array(Ref)
        .max(OFFERS_CONFIRMED_AT_ONCE)
        .refine((offers) => new Set(offers).size === offers.length, {
          message: 'each offer at most once',
        })
        .optional(),
    }),
    output: z.object({
      /** The instant until which the confirmation holds. */
      until: Instant,
      /** Offers confirmed by now. */
      confirmed: z.int(),
      /** Offers that will be confirmed within minutes. */
      waiting: z.int(),
    }),
  }),
  stopNewOffers: defineEndpoint({
    method: 'POST',
    path: 'livestock/offer/stopnewoffers',
    who: 'all',
    summary:
      'Ends the mails of new offers for the saved searches of an account, by the link in one of them; nobody needs to sign in.',
    input: z.strictObject({ searches: Ref, secret: LinkSecret }),
    output: z.object({}),
  }),
};
