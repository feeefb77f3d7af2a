import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { contactEndpoints } from '#shared/contact/endpoints.ts';
import { labelFor } from '#shared/kernel/label.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { sessionAccount } from '#shared/sessions/session-account.ts';
import { administrators } from './administrators.ts';
import { sendMessages } from './send-messages.ts';

/** @throws AppError `contact.notSent`; `entities.notFound` for an animal kind that is not there */
export const reportMissingOffergroup: Implementation<
  typeof contactEndpoints.missingOffergroup
> = async ({ name, animalkind }, context) => {
  const { account } = signedIn(context.who);
  const kind = await context.rows.stored(animalkindClass, animalkind);
  const { labels } = kind.data;
  const { staticData } = (await context.rows.stored(sessionAccount, account)).data;
  const mails = (await administrators(context)).map(
    ({ id: to, locale }): MailMessage => ({
      messageId: context.newId(),
      template: 'missingOffergroup',
      to,
      locale,
      params: {
        country: staticData.country,
        name,
        animalkind: labelFor(labels, locale, animalkind),
        accountName: staticData.name,
      },
    }),
  );
  await sendMessages(mails, context);
  return {};
};
