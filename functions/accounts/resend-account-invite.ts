import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { resendInvite } from './resend-invite.ts';
import { storedAccount } from './stored-account.ts';

export const resendAccountInvite: Implementation<typeof accountEndpoints.resendAccountInvite> = (
  { account, invite },
  context,
) => resendInvite(context, { load: () => storedAccount(context, account), invite });
