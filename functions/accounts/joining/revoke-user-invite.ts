import { isNewcomer } from '#functions/accounts/account/is-newcomer.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountErrors } from '#shared/accounts/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { accountWithInvite } from './account-with-invite.ts';
import { findInvite } from './invites.ts';
import { revokeInvite } from './revoke-invite.ts';

/**
 * Takes back the invitation of a user.
 * @throws AppError `accounts.newcomer`; as `accountWithInvite` and `revokeInvite`
 */
export const revokeUserInvite: Implementation<typeof accountEndpoints.revokeUserInvite> = async (
  { account, invite },
  context,
) => {
  await revokeInvite(context, {
    load: async () => {
      const before = await accountWithInvite(context, { account, invite });
      const { user } = signedIn(context.who);
      const isOwn = findInvite(before.data, invite).user === user;
      if (!isOwn && isNewcomer(before.data, user, context.clock.now())) {
        throw new AppError(accountErrors.newcomer);
      }
      return before;
    },
    invite,
  });
  return {};
};
