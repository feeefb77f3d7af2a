import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { withoutInvite } from './invites.ts';
import { sendInvite } from './send-invite.ts';

/** Nobody knows the secret of the first link any more, so there is a new one. */
export const resendAccountInvite: Implementation<typeof accountEndpoints.resendAccountInvite> = (
  { account, invite },
  context,
) =>
  sendInvite(context, account, {
    changeset: 'invite again',
    prepare: (before) => withoutInvite(before, invite),
  });
