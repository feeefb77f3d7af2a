import { storedAccount } from '#functions/accounts/account/stored-account.ts';
import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { all, countAddress, withoutEarlier } from './invite-user.ts';
import { sendInvite } from './send-invite.ts';

export const createAccountInvite: Implementation<
  typeof accountEndpoints.createAccountInvite
> = async ({ account, email }, context) => {
  if (email !== undefined) {
    await storedAccount(context, account);
    await countAddress(context, email, 'customer');
  }
  return sendInvite(context, {
    load: () => storedAccount(context, account),
    changeset: 'invite',
    prepare: (before) => (email === undefined ? before : withoutEarlier(before, email, all)),
    email,
  });
};
