import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { sendInvite } from './send-invite.ts';
import { storedAccount } from './stored-account.ts';

export const createAccountInvite: Implementation<typeof accountEndpoints.createAccountInvite> = (
  { account },
  context,
) =>
  sendInvite(context, {
    load: () => storedAccount(context, account),
    changeset: 'invite',
    prepare: (before) => before,
  });
