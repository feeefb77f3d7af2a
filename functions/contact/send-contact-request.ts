import type { Context, Implementation } from '#functions/kernel/context.ts';
import { countryLocale } from '#functions/mail/public.ts';
import type { contactEndpoints } from '#shared/contact/endpoints.ts';
import { CONTACT_COPIES } from '#shared/contact/limits.ts';
import { CountryEntity } from '#shared/countries/endpoints.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Input } from '#shared/kernel/endpoint.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { administrators } from './administrators.ts';
import { sendMessages } from './send-messages.ts';

type ContactRequest = Input<typeof contactEndpoints.contactRequest>;
type Receiver = { readonly id: string; readonly locale: Locale };

/** @throws AppError `contact.notSent`; `kernel.invalidInput` for a country that is not there */
export const sendContactRequest: Implementation<typeof contactEndpoints.contactRequest> = async (
  request,
  context,
) => {
  const { contactEmail, locale } = await readCountry(request.country, context);
  const receivers =
    contactEmail === undefined ? await administrators(context) : [{ id: contactEmail, locale }];
  const copies = await copiesOf(request, locale, context);
  const mails = receivers.map((receiver) => mailTo(receiver, request, context));
  // Who nobody answers gets no receipt either.
  await sendMessages(mails.length === 0 ? [] : [...mails, ...copies], context);
  return {};
};

async function readCountry(id: string, { store }: Pick<Context, 'store'>) {
  const entity = CountryEntity.safeParse(await store.latest(id));
  if (!entity.success || !entity.data.data.enabledForWebsite) {
    throw new AppError(kernelErrors.invalidInput, {
      details: [fieldDetail('country', fieldErrors.notAllowed)],
    });
  }
  const { contactEmail } = entity.data.data;
  return { contactEmail, locale: await countryLocale(id, { store }) };
}

function mailTo(
  { id: to, locale }: Receiver,
  { name, email, phone, controlNumber, subject, message, country }: ContactRequest,
  { newId }: Pick<Context, 'newId'>,
): MailMessage {
  const numbers = { ...(phone && { phone }), ...(controlNumber && { controlNumber }) };
  const params = { country, name, email, ...numbers, subject, message };
  return { messageId: newId(), template: 'contactRequest', to, locale, params };
}

/** A copy less, not a refusal, when there were too many: who writes may be somebody else than who was written for. */
async function copiesOf(
  { name, email, subject, message, country }: ContactRequest,
  locale: Locale,
  { limits, newId }: Pick<Context, 'limits' | 'newId'>,
): Promise<MailMessage[]> {
  const wait = await limits.take('contact.copy', emailKey(email), CONTACT_COPIES);
  if (wait !== undefined) return [];
  const params = { country, name, subject, message };
  return [{ messageId: newId(), template: 'contactRequestCopy', to: email, locale, params }];
}
