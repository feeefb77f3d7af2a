import type { Context } from '#functions/kernel/context.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';

/**
 * The user of the single sign-on who registers: whom the id token names, or who is signed in already.
 * @throws AppError `accounts.signOnNeeded`, `accounts.expired`, and as `verifySso`
 */
export async function registeringUser(
  { tokens, who }: Pick<Context, 'tokens' | 'who'>,
  token: string | undefined,
): Promise<string> {
  if (token === undefined) {
    if (who.user === null) throw new AppError(accountErrors.signOnNeeded);
    return who.user;
  }
  try {
    return (await tokens.verifySso(token)).user;
  } catch (cause) {
    const isExpired =
      cause instanceof AppError && cause.error.code === sessionErrors.expiredToken.code;
    throw isExpired ? new AppError(accountErrors.expired, { cause }) : cause;
  }
}
