import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { acceptInvite } from './accept-invite.ts';
import { registerSeller } from './register-seller.ts';
import { registeringUser } from './registering-user.ts';
import { shownToUser } from './shown-to-user.ts';

export const register: Implementation<typeof accountEndpoints.register> = async (
  input,
  context,
) => {
  const user = await registeringUser(context, input.token);
  const saved =
    'inviteId' in input
      ? await acceptInvite(context, input.inviteId, user)
      : await registerSeller(context, input, user);
  return shownToUser(context, saved, user);
};
