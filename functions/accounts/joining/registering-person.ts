import { findAccount } from '#functions/accounts/account/find-account.ts';
import type { Context } from '#functions/kernel/context.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import type { Joining } from '#shared/accounts/joining.ts';
import { PERSON_NAME_LENGTH } from '#shared/accounts/limits.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { sessionErrors } from '#shared/sessions/errors.ts';

/**
 * The form of a name: letters, spaces and signs between them. A full stop only ends a word, so that no web address
 * fits.
 */
const NAME = /^\p{L}(?:[\p{L}\p{M}\p{N} ,'’-]|\.(?=[ ]|$))*$/u;

/**
 * Returns a person's name as it may be mailed and shown, undefined where it does not fit. Everybody writes the own
 * name at the single sign-on, and mails of the product show it: names with links or long texts are left out.
 */
function personName(name: string | undefined): string | undefined {
  if (name === undefined || name.length > PERSON_NAME_LENGTH) return undefined;
  const tidied = name.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  return NAME.test(tidied) ? tidied : undefined;
}

/** A user of the single sign-on, with the name and the e-mail address that are known. */
export type Person = Pick<Joining, 'user' | 'name' | 'email'>;

/**
 * Returns the person who registers: the one that the id token names, or the one that is signed in.
 * @throws AppError `accounts.signOnNeeded`, `accounts.expired`, and as `verifySso`
 */
export async function registeringPerson(
  context: Pick<Context, 'tokens' | 'who' | 'store'>,
  token: string | undefined,
): Promise<Person> {
  return token === undefined ? signedInPerson(context) : signedOnPerson(context, token);
}

async function signedOnPerson({ tokens }: Pick<Context, 'tokens'>, token: string): Promise<Person> {
  try {
    const { user, name, verifiedEmail: email } = await tokens.verifySso(token);
    const shown = personName(name);
    return { user, ...(shown && { name: shown }), ...(email && { email }) };
  } catch (cause) {
    const isExpired =
      cause instanceof AppError && cause.error.code === sessionErrors.expiredToken.code;
    throw isExpired ? new AppError(accountErrors.expired, { cause }) : cause;
  }
}

/** Returns the signed-in person as the account that the person acts through knows it. */
async function signedInPerson({
  who: { user, account },
  store,
}: Pick<Context, 'who' | 'store'>): Promise<Person> {
  if (user === null || account === null) throw new AppError(accountErrors.signOnNeeded);
  const joinings = (await findAccount({ store }, account))?.data.joinings ?? [];
  const { name, email } = joinings.findLast((joining) => joining.user === user) ?? {};
  return { user, ...(name && { name }), ...(email && { email }) };
}
