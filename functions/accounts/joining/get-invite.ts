import { findAccount } from '#functions/accounts/account/find-account.ts';
import { requireRoomForUser } from '#functions/accounts/account/linked-users.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { findOpenInvite } from './find-open-invite.ts';

/**
 * Shows an invitation to its reader. It is refused for the same reasons as accepting it, so that nobody signs in in
 * vain.
 */
export const getInvite: Implementation<typeof accountEndpoints.getInvite> = async (
  { inviteId },
  context,
) => {
  const { before, invite } = await findOpenInvite(context, inviteId, context.who.user);
  requireRoomForUser(before.data);
  const sender = (await findAccount(context, invite.createdBy))?.data;
  const { name, role } = before.data.staticData;
  return {
    sender: sender === undefined || sender.redactedOn ? null : sender.staticData.name,
    account: name,
    role,
    expires: invite.expires,
  };
};
