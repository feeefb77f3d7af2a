import * as z from 'zod';
import { Email } from '#shared/kernel/email.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { TOKEN_LENGTH } from '#shared/kernel/limits.ts';
import { LOCALES, Locale } from '#shared/kernel/locale.ts';
import { Instant } from '#shared/kernel/time.ts';
import { VERIFICATION_STATUSES } from './email-status.ts';
import {
  MAIL_BODY_LENGTH,
  MAIL_VARIABLES,
  TEMPLATE_HISTORY,
  TEST_MAILS,
  VERIFICATION_ANSWERS,
  VERIFICATION_CODE,
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_REQUESTS,
} from './limits.ts';
import { MAIL_TEMPLATE_NAMES } from './mail-message.ts';
import { TemplateType } from './template-type.ts';

/** The verification of an address of the caller's account. */
const Verification = z.object({
  status: z.enum(VERIFICATION_STATUSES),
  /** The code was not given back in time. */
  expired: z.boolean(),
  /** The instant at which the sent code ends; null while no code is waited for. */
  expires: Instant.nullable(),
});
export type Verification = z.infer<typeof Verification>;

const MailTemplateName = z.enum(MAIL_TEMPLATE_NAMES);

const TemplateText = z.object({
  language: Locale,
  type: TemplateType,
  /** The text that is sent now. */
  template: z.string(),
  /** The product's own text; null in a language that has none. */
  builtIn: z.string().nullable(),
  /** The instant at which the text was written, and the account that wrote it; null for a built-in text. */
  updated: Instant.nullable(),
  updatedBy: z.string().nullable(),
});
export type TemplateText = z.infer<typeof TemplateText>;

/** A text that is not saved yet; the built-in text stands in for a type that is not written. */
const TriedMail = z.strictObject({
  name: MailTemplateName,
  language: Locale,
  subject: z.string().min(1).max(MAIL_BODY_LENGTH),
  body: z.string().min(1).max(MAIL_BODY_LENGTH),
});
export type TriedMail = z.infer<typeof TriedMail>;

const MailPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'strong']), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), url: z.string() }),
]);
const MailParts = z.array(MailPart).max(MAIL_BODY_LENGTH);

export const mailEndpoints = {
  check: defineEndpoint({
    method: 'POST',
    path: 'mailer/verification/check',
    who: 'signedIn',
    summary:
      "How an e-mail address of the caller's account stands; whether anybody else has it makes no difference.",
    input: z.strictObject({ email: Email }),
    output: Verification,
  }),
  request: defineEndpoint({
    method: 'POST',
    path: 'mailer/verification/request',
    who: 'signedIn',
    summary:
      'Mails a code of six digits to the address; it holds 30 minutes and five tries, and three are sent an hour. A verified address stays verified, and gets none.',
    input: z.strictObject({ email: Email }),
    output: Verification,
    limit: VERIFICATION_REQUESTS,
  }),
  complete: defineEndpoint({
    method: 'POST',
    path: 'mailer/verification/complete',
    who: 'signedIn',
    summary:
      "Gives the code back: the address is verified, and added to the account's addresses where it was not among them. Without acceptance it is rejected.",
    input: z
      .strictObject({
        email: Email,
        code: z.string().max(VERIFICATION_CODE_DIGITS).regex(VERIFICATION_CODE).optional(),
        accepted: z.boolean().default(true),
      })
      .refine(({ code, accepted }) => !accepted || code !== undefined, {
        path: ['code'],
        message: 'required',
      }),
    output: Verification,
    limit: VERIFICATION_ANSWERS,
  }),
  signOn: defineEndpoint({
    method: 'POST',
    path: 'mailer/verification/sso',
    who: 'signedIn',
    summary:
      "Verifies the address of the caller's account that the single sign-on vouches for in its id token; unknown when the account does not have it.",
    input: z.strictObject({ token: z.string().min(1).max(TOKEN_LENGTH) }),
    output: Verification,
    limit: VERIFICATION_ANSWERS,
  }),
  listTemplates: defineEndpoint({
    method: 'POST',
    path: 'mailer/template/list',
    who: ['ADM'],
    summary:
      'The texts of all mails: the built-in ones, and what administrators wrote in their place or in further languages.',
    input: z.strictObject({}),
    output: z
      .array(
        z.object({
          name: MailTemplateName,
          /** Names of the variables that the texts may hold as `((name))`. */
          variables: z.array(z.string()).max(MAIL_VARIABLES),
          /** Names of the variables that a body must hold. */
          needed: z.array(z.string()).max(MAIL_VARIABLES),
          texts: z.array(TemplateText).max(LOCALES.length * TemplateType.options.length),
        }),
      )
      .max(MAIL_TEMPLATE_NAMES.length),
  }),
  setTemplate: defineEndpoint({
    method: 'POST',
    path: 'mailer/template/set',
    who: ['ADM'],
    summary:
      'Writes the subject or body of a mail in one language; null brings the built-in text back. A body is a small part of Markdown: paragraphs, lists with "- ", **strong**, [links](((link))). A language is used when it has both subject and body. `read`: `updated` of the text that was read; where another was written since, nothing is saved.',
    input: z.strictObject({
      name: MailTemplateName,
      template: z.string().min(1).max(MAIL_BODY_LENGTH).nullable(),
      language: Locale,
      type: TemplateType,
      read: TemplateText.shape.updated.optional(),
    }),
    /** Null when the language has no text any more. */
    output: TemplateText.nullable(),
  }),
  previewTemplate: defineEndpoint({
    method: 'POST',
    path: 'mailer/template/preview',
    who: ['ADM'],
    summary:
      'A mail as it would be sent with these texts, filled in with made-up values: its subject, its plain text, and the parts of its page. Refused as a text that is saved is.',
    input: TriedMail,
    output: z.object({
      subject: z.string(),
      text: z.string(),
      blocks: z
        .array(
          z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('paragraph'), parts: MailParts }),
            z.object({ kind: z.literal('list'), items: z.array(MailParts).max(MAIL_BODY_LENGTH) }),
          ]),
        )
        .max(MAIL_BODY_LENGTH),
    }),
  }),
  sendTest: defineEndpoint({
    method: 'POST',
    path: 'mailer/template/test',
    who: ['ADM'],
    limit: TEST_MAILS,
    summary:
      "Sends a mail with these texts and made-up values to the first verified address of the caller's account, 20 an hour.",
    input: TriedMail,
    output: z.object({ to: Email }),
  }),
  getHistory: defineEndpoint({
    method: 'POST',
    path: 'mailer/template/history',
    who: ['ADM'],
    summary:
      'The last 20 texts that administrators wrote as subject or body of a mail in a language, newest first; null: the built-in text was brought back.',
    input: z.strictObject({ name: MailTemplateName, language: Locale, type: TemplateType }),
    output: z
      .array(
        z.object({
          template: z.string().nullable(),
          updated: Instant,
          updatedBy: z.string(),
          /** The names of the person and the account that wrote the text; null where that account is not there any more. */
          person: z.string().nullable(),
        }),
      )
      .max(TEMPLATE_HISTORY),
  }),
};
