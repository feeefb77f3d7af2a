import * as z from 'zod';
import { Email } from '#shared/kernel/address.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Ref } from '#shared/kernel/ref.ts';

export const REQUEST_OUTCOMES = ['accepted', 'rejected', 'closed'] as const;

/** The request that a mail is about; the mail leads to it on its country's site. */
const request = {
  hid: z.string().min(1).max(40),
  request: Ref,
  country: Ref,
};

/** What each mail must be told; its texts are in `functions/mail/templates`. */
export const mailParams = {
  /** To the next party: a step of the request waits for it. */
  requestStepWaiting: z.strictObject(request),
  /** To parties that a step's `notify` names: the step is done. */
  requestStepDone: z.strictObject(request),
  /** To the applicant. */
  requestDecided: z.strictObject({ ...request, outcome: z.enum(REQUEST_OUTCOMES) }),
  /** To the parties that had it in hand. */
  requestRetracted: z.strictObject(request),
} as const satisfies Record<string, z.ZodObject>;
export type MailTemplateName = keyof typeof mailParams;
export type MailParams = { [N in MailTemplateName]: z.infer<(typeof mailParams)[N]> };

const envelope = {
  /** Sent once, however often it is delivered. */
  messageId: z.uuid(),
  /** An account, whose addresses are looked up when the mail is sent, or an address. */
  to: z.union([Ref, Email]),
  locale: Locale,
};

/** A mail as it waits in the outbox and the queue. */
export const MailMessage = z.discriminatedUnion('template', [
  z.strictObject({
    ...envelope,
    template: z.literal('requestStepWaiting'),
    params: mailParams.requestStepWaiting,
  }),
  z.strictObject({
    ...envelope,
    template: z.literal('requestStepDone'),
    params: mailParams.requestStepDone,
  }),
  z.strictObject({
    ...envelope,
    template: z.literal('requestDecided'),
    params: mailParams.requestDecided,
  }),
  z.strictObject({
    ...envelope,
    template: z.literal('requestRetracted'),
    params: mailParams.requestRetracted,
  }),
]);
export type MailMessage = z.infer<typeof MailMessage>;

/** Languages the built-in texts exist in; others are led here by their fallback chain. */
export const MAIL_LOCALES = ['de_DE', 'en_GB'] as const satisfies readonly Locale[];
export type MailLocale = (typeof MAIL_LOCALES)[number];
