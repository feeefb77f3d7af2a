import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { revokeInvite } from './revoke-invite.ts';
import { storedAccount } from './stored-account.ts';

export const revokeAccountInvite: Implementation<
  typeof accountEndpoints.revokeAccountInvite
> = async ({ account, invite }, context) => {
  await revokeInvite(context, { load: () => storedAccount(context, account), invite });
  return {};
};
