import * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { stableId } from '#functions/kernel/stable-id.ts';
import { countryLocale, rejectionOf } from '#functions/mail/public.ts';
import { productSetting } from '#functions/settings/public.ts';
import { Account } from '#shared/accounts/account.ts';
import type { contactEndpoints } from '#shared/contact/endpoints.ts';
import { contactErrors } from '#shared/contact/errors.ts';
import { CONTACT_COPIES, CONTACT_REFERENCE_DIGITS } from '#shared/contact/limits.ts';
import { countryEntity } from '#shared/countries/endpoints.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { utcDayOf } from '#shared/kernel/day.ts';
import type { Input } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { keptStatus } from '#shared/mail/with-email-event.ts';
import { administrators } from './administrators.ts';

/** The addresses of an account; another release may have written the rest. */
const withEmails = {
  name: 'account',
  schema: z.object({ userData: z.object(Account.shape.userData.pick({ emails: true }).shape) }),
};

type ContactRequest = Input<typeof contactEndpoints.contactRequest> & {
  /** The same for the same message of one day. */
  readonly id: string;
  readonly reference: string;
  readonly workingDays: number;
};
type Receiver = { readonly id: string; readonly locale: Locale };

/**
 * Mails a visitor's message to its receivers: the address of the country, or, without one that mails reach, the
 * administrators. The same message again on the same day is mailed to nobody twice: its sender had no answer.
 * @throws AppError `contact.notSent`; `kernel.invalidInput` for an unknown country
 */
export const sendContactRequest: Implementation<typeof contactEndpoints.contactRequest> = async (
  request,
  context,
) => {
  const { contactEmail, locale } = await readCountry(request.country, context);
  const isReached =
    contactEmail !== undefined && (await rejectionOf(contactEmail, context)) === undefined;
  const receivers = isReached ? [{ id: contactEmail, locale }] : await administrators(context);
  const workingDays = await productSetting(context, 'replyWorkingDays');
  const id = stableId(JSON.stringify([utcDayOf(context.clock.now()), request]));
  const details = { ...request, id, reference: referenceOf(id), workingDays };
  const receipts = await receiptsOf(details, request.language ?? locale, context);
  const mails = receivers.map((receiver) => mailTo(receiver, details));
  // A sender whom nobody will answer gets no receipt either.
  await sendMessages(mails.length === 0 ? [] : [...mails, ...receipts], context);
  return { reference: details.reference, workingDays };
};

async function readCountry(id: string, { store }: Pick<Context, 'store'>) {
  const country = (await store.latest(countryEntity, id))?.data;
  if (!country?.enabledForWebsite) {
    throw new AppError(kernelErrors.invalidInput, {
      details: [fieldDetail('country', fieldErrors.notAllowed)],
    });
  }
  return { contactEmail: country.contactEmail, locale: await countryLocale(id, { store }) };
}

function mailTo(
  { id: to, locale }: Receiver,
  { id, phone, controlNumber, name, email, subject, message, country, reference }: ContactRequest,
): MailMessage {
  const numbers = { ...(phone && { phone }), ...(controlNumber && { controlNumber }) };
  const params = { country, name, email, ...numbers, subject, message, reference };
  return { messageId: id, template: 'contactRequest', to, locale, params };
}

/**
 * Returns the writer's receipt: a copy of the message where the address is the caller's own verified one, else
 * nothing that the caller has chosen, because the form must not mail a stranger's words to anybody. Too many receipts
 * to one address end in no receipt, not in a refusal, because a stranger may have caused them.
 */
async function receiptsOf(
  { id, name, email, subject, message, country, reference, workingDays }: ContactRequest,
  locale: Locale,
  context: Pick<Context, 'limits' | 'who' | 'store'>,
): Promise<MailMessage[]> {
  const wait = await context.limits.take('contact.copy', emailKey(email), CONTACT_COPIES);
  if (wait !== undefined) return [];
  const mail = { messageId: stableId(`receipt ${id}`), to: email, locale };
  if (!(await isOwnVerified(email, context))) {
    return [{ ...mail, template: 'contactReceipt', params: { country, reference, workingDays } }];
  }
  const params = { country, name, subject, message, reference, workingDays };
  return [{ ...mail, template: 'contactRequestCopy', params }];
}

/** Tells whether the caller has proven that the address is its own. */
async function isOwnVerified(
  email: string,
  { who, store }: Pick<Context, 'who' | 'store'>,
): Promise<boolean> {
  if (who.account === null) return false;
  const account = await store.latest(withEmails, who.account, { fresh: true });
  return account !== undefined && keptStatus(account.data.userData.emails, email) === 'verified';
}

/** Returns the reference of a message, which does not tell how many came before. */
const referenceOf = (id: string): string => id.slice(-CONTACT_REFERENCE_DIGITS).toUpperCase();

/**
 * Queues mails that must reach somebody.
 * @throws AppError `contact.notSent` when there are no mails, or they could not be written
 */
async function sendMessages(
  mails: readonly MailMessage[],
  { store, log, requestId }: Pick<Context, 'store' | 'log' | 'requestId'>,
): Promise<void> {
  if (mails.length === 0) throw new AppError(contactErrors.notSent);
  try {
    await store.send(mails.map((body) => ({ queue: 'mail', body })));
  } catch (cause) {
    log.error('mails not queued', cause, { requestId });
    throw new AppError(contactErrors.notSent, { cause });
  }
}
