import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { unlinkUser } from './unlink-user.ts';

/**
 * Removes another user from the own account. Nobody removes itself here, so that one user always stays.
 * @throws AppError `entities.notFound`, `accounts.notYourself`, `accounts.notLinked`, `accounts.newcomer`
 */
export const removeUser: Implementation<typeof accountEndpoints.removeUser> = async (
  { account, user, former },
  context,
) => {
  const caller = signedIn(context.who);
  if (account !== caller.account) throw new AppError(entityErrors.notFound);
  if (user === caller.user) throw new AppError(accountErrors.notYourself);
  await unlinkUser(context, { account, user, evenLast: false, former });
  return {};
};
