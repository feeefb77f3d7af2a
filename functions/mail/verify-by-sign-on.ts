import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';
import { saveVerification } from './save-verification.ts';
import { verificationOf } from './verification.ts';

/**
 * Verifies the address of the caller's single sign-on.
 * @throws AppError `sessions.invalidAuth` for somebody else's token; as `Tokens.verifySso`
 */
export const verifyBySignOn: Implementation<typeof mailEndpoints.signOn> = async (
  { token },
  context,
) => {
  const { user, account } = signedIn(context.who);
  const vouched = await context.tokens.verifySso(token);
  if (vouched.user !== user) throw new AppError(sessionErrors.invalidAuth);
  const { verifiedEmail: email } = vouched;
  if (email === undefined) return { status: 'unknown', expired: false, expires: null };
  await saveVerification(context, { account, email, event: 'signOn' });
  return verificationOf(email, context);
};
