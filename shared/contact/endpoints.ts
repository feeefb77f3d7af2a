import * as z from 'zod';
import { ControlNumber } from '#shared/accounts/control-number.ts';
import { Email } from '#shared/kernel/email.ts';
import { defineEndpoint } from '#shared/kernel/endpoint.ts';
import { Locale } from '#shared/kernel/locale.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { CodeText, NameText } from '#shared/kernel/typed-text.ts';
import {
  CONTACT_MESSAGE_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_LENGTH,
  CONTACT_REFERENCE,
  CONTACT_REQUESTS,
  CONTACT_SUBJECT_LENGTH,
  MISSING_OFFERGROUPS,
} from './limits.ts';

export const contactEndpoints = {
  contactRequest: defineEndpoint({
    method: 'POST',
    path: 'livestock/notify/contactrequest',
    who: 'all',
    summary:
      'Sends a message to those who answer for a country, and a receipt to the address given: with the message only to a verified address of the caller. The answer says within how many working days somebody replies.',
    input: z.strictObject({
      name: NameText.min(1).max(CONTACT_NAME_LENGTH),
      email: Email,
      phone: CodeText.max(40).optional(),
      controlNumber: ControlNumber.max(40).optional(),
      subject: z.string().min(1).max(CONTACT_SUBJECT_LENGTH),
      message: z.string().min(CONTACT_MESSAGE_LENGTH).max(CONTACT_MESSAGE_MAX_LENGTH),
      country: Ref,
      /** The language of the receipt; absent: the first of the country. */
      language: Locale.optional(),
    }),
    /** The answer holds the reference that the mails about the request name. */
    output: z.strictObject({
      reference: z.string().regex(CONTACT_REFERENCE),
      /** Working days within which an answer is promised. */
      workingDays: z.int().min(1),
    }),
    limit: CONTACT_REQUESTS,
  }),
  missingOffergroup: defineEndpoint({
    method: 'POST',
    path: 'livestock/notify/missingoffergroup',
    who: 'signedIn',
    summary: 'Tells the administrators that a breed or origin is missing.',
    input: z.strictObject({
      name: NameText.min(1).max(CONTACT_NAME_LENGTH),
      animalkind: Ref,
      /** The country in which the breed is missed; that of the account where it is left out. */
      country: Ref.optional(),
    }),
    output: z.strictObject({}),
    limit: MISSING_OFFERGROUPS,
  }),
};
