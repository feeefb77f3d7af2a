import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { unlinkUser } from './unlink-user.ts';

/** Removes a user from an account. To everybody but administrators, other users are linked to nothing. */
export const unlinkAccount: Implementation<typeof accountEndpoints.unlinkAccount> = async (
  { account, ssoUser: user, evenLast, former },
  context,
) => {
  const { who } = context;
  const isAdministrator = hasRole(who, 'ADM');
  if (!isAdministrator && who.user !== user) throw new AppError(accountErrors.notLinked);
  await unlinkUser(context, { account, user, evenLast: evenLast || isAdministrator, former });
  return {};
};
