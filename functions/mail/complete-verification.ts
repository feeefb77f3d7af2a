import type { Implementation } from '#functions/kernel/context.ts';
import type { CodeAnswer } from '#functions/kernel/ports/codes.ts';
import { AppError, type ErrorDefinition } from '#shared/kernel/app-error.ts';
import type { EmailEvent } from '#shared/mail/email-status.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import { mailErrors } from '#shared/mail/errors.ts';
import { VERIFICATION_TRIES } from '#shared/mail/limits.ts';
import { keptStatus } from '#shared/mail/with-email-event.ts';
import { accountForNewAddress } from './account-for-new-address.ts';
import { clearRejection } from './rejected-addresses.ts';
import { saveVerification } from './save-verification.ts';
import { codeName, verificationOf } from './verification.ts';

/**
 * Verifies an address by its code.
 * @throws AppError `mail.wrongCode`, `mail.codeSpent`, `mail.codeExpired`; as `accountForNewAddress`
 */
export const completeVerification: Implementation<typeof mailEndpoints.complete> = async (
  { email, code = '', accepted },
  context,
) => {
  const { id: account, data } = await accountForNewAddress(email, context);
  const name = codeName(account, email);
  const answer = accepted ? await context.codes.answer(name, code, VERIFICATION_TRIES) : 'refused';
  const { event, error, isOver = false } = OUTCOMES[answer];
  if (answer === 'right') await clearRejection(email, context);
  if (event !== undefined) await saveVerification(context, { account, email, event });
  // The code is closed after all else: what fails must not cost the code.
  if (isOver) await context.codes.close(name);
  // A person who lost the answer to the right code gives it back once more.
  const isDone = answer === 'none' && keptStatus(data.userData.emails, email) === 'verified';
  if (error !== undefined && !isDone) throw new AppError(error);
  return verificationOf(email, context);
};

type Outcome = {
  readonly event?: EmailEvent;
  readonly error?: ErrorDefinition;
  /** True where the code is worth nothing from now on. */
  readonly isOver?: boolean;
};

const OUTCOMES: Readonly<Record<CodeAnswer | 'refused', Outcome>> = {
  right: { event: 'confirm', isOver: true },
  refused: { event: 'refuse', isOver: true },
  wrong: { error: mailErrors.wrongCode },
  none: { error: mailErrors.wrongCode },
  spent: { event: 'exhaust', error: mailErrors.codeSpent, isOver: true },
  expired: { event: 'expire', error: mailErrors.codeExpired },
};
