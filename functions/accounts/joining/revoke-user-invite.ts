import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { accountWithInvite } from './account-with-invite.ts';
import { revokeInvite } from './revoke-invite.ts';

/**
 * Takes back the invitation of a user.
 * @throws AppError as `accountWithInvite` and `revokeInvite`
 */
export const revokeUserInvite: Implementation<typeof accountEndpoints.revokeUserInvite> = async (
  { account, invite },
  context,
) => {
  const load = () => accountWithInvite(context, { account, invite });
  await revokeInvite(context, { load, invite });
  return {};
};
