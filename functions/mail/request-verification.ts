import type { Context, Implementation } from '#functions/kernel/context.ts';
import { takeByNetwork } from '#functions/kernel/limits/take-by-network.ts';
import type { Account } from '#shared/accounts/account.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { emailKey } from '#shared/mail/email-key.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import {
  ADDRESS_SENDS,
  ADDRESS_SENDS_IN_ALL,
  VERIFICATION_CODE_SECONDS,
  VERIFICATION_SENDS,
} from '#shared/mail/limits.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { keptStatus } from '#shared/mail/with-email-event.ts';
import { accountForNewAddress } from './account-for-new-address.ts';
import { randomCode } from './random-code.ts';
import { readerLocale } from './reader-locale.ts';
import { saveEmailEvent } from './save-email-event.ts';
import { codeName, verificationOf } from './verification.ts';

const RULES = { seconds: VERIFICATION_CODE_SECONDS, sends: VERIFICATION_SENDS } as const;

/**
 * Mails a code to an address that is to be verified.
 * @throws AppError `kernel.tooManyRequests`; as `accountForNewAddress`
 */
export const requestVerification: Implementation<typeof mailEndpoints.request> = async (
  { email },
  context,
) => {
  const account = await accountForNewAddress(email, context);
  if (keptStatus(account.data.userData.emails, email) !== 'verified') {
    await sendCode(account, email, context);
  }
  return verificationOf(email, context);
};

async function sendCode(account: Entity<Account>, email: string, context: Context): Promise<void> {
  const code = randomCode(context.random);
  const issued = await context.codes.issue(codeName(account.id, email), code, RULES);
  if ('wait' in issued) {
    throw new AppError(kernelErrors.tooManyRequests, { retryAfterSeconds: issued.wait });
  }
  const body = {
    messageId: context.newId(),
    template: 'emailVerification',
    to: email,
    locale: await readerLocale(account.data, context),
    params: {
      country: account.data.staticData.country,
      account: account.id,
      code,
      expires: issued.ends.toISOString(),
    },
  } as const satisfies MailMessage;
  // Many accounts together could flood an address. The answer does not tell: it would tell that others have the
  // address.
  const bounds = { each: ADDRESS_SENDS, all: ADDRESS_SENDS_IN_ALL };
  const isFlooded = await takeByNetwork(context, 'mail.code', emailKey(email), bounds);
  await saveEmailEvent(context, {
    account: account.id,
    email,
    event: 'request',
    by: account.id,
    messages: isFlooded === undefined ? [{ queue: 'mail', body }] : [],
  });
}
