import { asSeenByUser } from '#functions/accounts/account/as-seen-by-user.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { acceptInvite } from './accept-invite.ts';
import { registerSeller } from './register-seller.ts';
import { registeringPerson } from './registering-person.ts';

export const register: Implementation<typeof accountEndpoints.register> = async (
  input,
  context,
) => {
  const person = await registeringPerson(context, input.token);
  const saved =
    'inviteId' in input
      ? await acceptInvite(context, input, person)
      : await registerSeller(context, input, person);
  return asSeenByUser(context, saved, person.user);
};
